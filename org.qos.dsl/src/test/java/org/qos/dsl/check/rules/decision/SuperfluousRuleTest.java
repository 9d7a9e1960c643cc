package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SuperfluousRule} reports, and what it accepts. */
class SuperfluousRuleTest {

    private static final RuleTester RULE = new RuleTester(new SuperfluousRule());
    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";
    private static final String GOLD = "\nqos-level-name: Gold";

    @Test
    void aRuleBeforeAWiderOneOfTheSameLevelIsReported() {
        RULE.opensm(OpenSmPolicy.of(LEVELS + OpenSmPolicy.rules("«qos-class: 3" + GOLD, "qos-class: 0-9" + GOLD)))
                .reports(INFO)
                .saying("gives the same level to every request that this rule matches first");
    }

    @Test
    void aRuleBetweenThemWithAnotherLevelNeedsIt() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 3" + GOLD, "qos-class: 0-4", "qos-class: 0-9" + GOLD)))
                .accepts();
    }

    @Test
    void aRuleBetweenThemWithAnErrorMayNeedIt() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 3" + GOLD, "source: nowhere", "qos-class: 0-9" + GOLD)))
                .accepts(Verdict.REJECTS);
    }

    @Test
    void aRuleThatStatesTheDefaultLevelIsNotReplacedByIt() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 3"))).accepts();
    }

    @Test
    void oneOfTwoEqualRulesIsReportedElsewhere() {
        RULE.opensm(OpenSmPolicy.of(LEVELS + OpenSmPolicy.rules("qos-class: 3" + GOLD, "qos-class: 3" + GOLD)))
                .accepts();
    }
}
