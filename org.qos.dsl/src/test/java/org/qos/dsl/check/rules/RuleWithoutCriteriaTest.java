package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RuleWithoutCriteria} reports, and what it accepts. */
class RuleWithoutCriteriaTest {

    private static final RuleTester RULE = new RuleTester(new RuleWithoutCriteria());

    @Test
    void aRuleWithOnlyALevelMatchesEverything() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("«use: all")))
                .reports(WARNING)
                .saying("matches every request");
    }

    @Test
    void everyCriterionCounts() {
        for (String criterion : new String[] {"pkey: 1", "service-id: 1", "qos-class: 1"}) {
            RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules(criterion))).accepts();
        }
    }

    @Test
    void aCriterionThatCannotBeReadIsNotMissing() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: x"))).accepts(REJECTS);
    }
}
