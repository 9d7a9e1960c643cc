package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SeveralPathBits} reports, and what it accepts. */
class SeveralPathBitsTest {

    private static final RuleTester RULE = new RuleTester(new SeveralPathBits());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><path-bits>«1»,2</path-bits>"))
                .reports(WARNING)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><path-bits>1</path-bits>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><path-bits>«1-3»</path-bits>"))
                .reports(WARNING)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><path-bits>1-1</path-bits>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntaxPathBitsHaveNoEffectWhichAnotherRuleReports() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 path-bits: «1-3»")).accepts();
    }
}
