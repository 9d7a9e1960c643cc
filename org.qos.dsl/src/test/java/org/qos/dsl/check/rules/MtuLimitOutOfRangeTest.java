package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link MtuLimitOutOfRange} reports, and what it accepts. */
class MtuLimitOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new MtuLimitOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu-limit>«6»</mtu-limit>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu-limit>5</mtu-limit>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu-limit>«0»</mtu-limit>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu-limit>1</mtu-limit>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 mtu-limit: «2048»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 mtu-limit: 4")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 mtu-limit: «257»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 mtu-limit: 1")).accepts().alone();
    }
}
