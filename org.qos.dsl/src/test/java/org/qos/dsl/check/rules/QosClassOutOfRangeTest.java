package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link QosClassOutOfRange} reports, and what it accepts. */
class QosClassOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new QosClassOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><qos-class>«4096»</qos-class>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><qos-class>4095</qos-class>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><qos-class>1-«0x1000»</qos-class>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><qos-class>1-4095</qos-class>"))
                .accepts()
                .alone();
    }
}
