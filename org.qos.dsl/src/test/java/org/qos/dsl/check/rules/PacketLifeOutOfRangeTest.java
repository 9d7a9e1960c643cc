package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PacketLifeOutOfRange} reports, and what it accepts. */
class PacketLifeOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new PacketLifeOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><packet-life>«64»</packet-life>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><packet-life>63</packet-life>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 packet-life: «64»"))
                .reports(ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 packet-life: 63")).accepts().alone();
    }
}
