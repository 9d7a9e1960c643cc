package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UlpPortOutOfRange} reports, and what it accepts. */
class UlpPortOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new UlpPortOutOfRange());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withUlps("sdp, port-num «65536» : 1"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("sdp, port-num 65535 : 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withUlps("iser, port-num 1-«0x10000» : 1"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("iser, port-num 0-10 : 1")).accepts().alone();
    }
}
