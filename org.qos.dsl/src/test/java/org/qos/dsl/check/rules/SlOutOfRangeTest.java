package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SlOutOfRange} reports, and what it accepts. */
class SlOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new SlOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>«16»</sl>")).reports(ERROR).alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>15</sl>")).accepts().alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withUlps("sdp: «16»")).reports(REJECTS, ERROR).alone();
        RULE.opensm(OpenSmPolicy.withUlps("sdp: 15")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, pkey 1: «0x10»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, pkey 1: 0xf")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: «16»")).reports(ERROR).alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 15")).accepts().alone();
    }
}
