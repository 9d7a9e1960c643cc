package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link DuplicateSn} reports, and what it accepts. */
class DuplicateSnTest {

    private static final RuleTester RULE = new RuleTester(new DuplicateSn());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>«0x0»</sn><sl>1</sl>"))
                .reports(ERROR)
                .relatesTo("the first level with the sn: 0")
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>")).accepts().alone();
    }
}
