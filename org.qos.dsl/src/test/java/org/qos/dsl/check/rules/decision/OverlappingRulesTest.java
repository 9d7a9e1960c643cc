package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OverlappingRules} reports, and what it accepts. */
class OverlappingRulesTest {

    private static final RuleTester RULE = new RuleTester(new OverlappingRules());
    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";

    @Test
    void commonValuesAreReported() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 0-5\nqos-level-name: Gold", "«qos-class: 5-9")))
                .reports(INFO)
                .saying("has QoS-Class 5 in common with rule 1 (line 12); OpenSM gives requests with it level 'Gold'")
                .shownBy("from 0x0000000000000001 to 0x0000000000000002 class 5");
    }

    @Test
    void aWiderRuleAfterANarrowerOneIsUsual() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 3-5\nqos-level-name: Gold", "qos-class: 0-9")))
                .accepts();
    }

    @Test
    void theSameLevelForBothIsAccepted() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 0-5", "qos-class: 5-9")))
                .accepts();
    }
}
