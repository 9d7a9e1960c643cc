package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RedundantRule} reports, and what it accepts. */
class RedundantRuleTest {

    private static final RuleTester RULE = new RuleTester(new RedundantRule());

    @Test
    void aCoveredRuleOfTheSameLevelIsMerelyRedundant() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 0-9", "«qos-class: 3")))
                .reports(INFO);
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 3", "qos-class: 0-9")))
                .accepts();
    }

    @Test
    void severalRulesOfTheSameLevelCoverARuleTogether() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 0-4", "qos-class: 5-9", "«qos-class: 3-7")))
                .reports(INFO)
                .saying("rules 1 and 2 together give the same level");
    }
}
