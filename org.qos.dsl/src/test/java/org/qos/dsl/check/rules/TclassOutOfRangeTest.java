package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TclassOutOfRange} reports, and what it accepts. */
class TclassOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new TclassOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><tclass>«256»</tclass>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><tclass>255</tclass>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><tclass>«256»</tclass>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><tclass>0-255</tclass>"))
                .accepts()
                .alone();
    }
}
