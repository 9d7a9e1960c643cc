package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnusedLevel} reports, and what it accepts. */
class UnusedLevelTest {

    private static final RuleTester RULE = new RuleTester(new UnusedLevel());

    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";

    @Test
    void aLevelThatNoRuleGivesIsReported() {
        RULE.opensm(OpenSmPolicy.of("qos-levels\nqos-level\nname: «Gold»\nsl: 1\nend-qos-level\nend-qos-levels\n"))
                .reports(INFO);
        RULE.opensm(OpenSmPolicy.of(LEVELS + OpenSmPolicy.rules("qos-class: 1\nqos-level-name: Gold")))
                .accepts();
    }

    @Test
    void aSecondDefinitionOfANameIsReportedAsThatAlone() {
        String twice = LEVELS.replace("end-qos-levels", "qos-level\nname: GOLD\nsl: 2\nend-qos-level\nend-qos-levels");
        RULE.opensm(OpenSmPolicy.of(twice + OpenSmPolicy.rules("qos-class: 1\nqos-level-name: Gold")))
                .accepts();
    }
}
