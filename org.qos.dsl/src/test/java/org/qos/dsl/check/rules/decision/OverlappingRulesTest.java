package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleCase;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OverlappingRules} reports, and what it accepts. */
class OverlappingRulesTest {

    private static final RuleTester RULE = new RuleTester(new OverlappingRules());
    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";

    private static final String GROUP =
            "port-groups\nport-group\nname: A\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n";

    @Test
    void commonValuesAreReported() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 0-5\nqos-level-name: Gold", "«qos-class: 5-9")))
                .reports(INFO)
                .saying("has QoS-Class 5 in common with rule 1 (line 12); OpenSM gives requests with it level 'Gold'")
                .shownBy("from 0x0000000000000001 to 0x0000000000000002 class 5");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    source: A                  | may decide it
                    source: A, qos-class: 3-5  | may decide it
                    source: A, qos-class: 0-4  | does not
                    source: A, service-id: 5   | does not
                    source: A, pkey: 5         | does not
                    """)
    void noRequestIsShownWhereAStillEarlierRuleMayDecideIt(String first, String decides) {
        RuleCase overlap = RULE.opensm(OpenSmPolicy.of(GROUP
                        + LEVELS
                        + OpenSmPolicy.rules(
                                first.replace(", ", "\n"), "qos-class: 0-5\nqos-level-name: Gold", "«qos-class: 5-9")))
                .reports(INFO);
        if (decides.equals("may decide it")) {
            overlap.shownByNone();
        } else {
            overlap.shownBy("from 0x0000000000000001 to 0x0000000000000002 class 5");
        }
    }

    @Test
    void theRequestIsOfGroupsWhereTheirPortsAreKnown() {
        RuleCase overlap = RULE.opensm(OpenSmPolicy.of(GROUP
                + LEVELS
                + OpenSmPolicy.rules("source: A\nqos-class: 0-5\nqos-level-name: Gold", "«source: A\nqos-class: 5-9")));
        overlap.reports(INFO).shownByNone();
        overlap.withFabric().reports(INFO).shownBy("from group \"A\" to any class 5");
    }

    @Test
    void aWiderRuleAfterANarrowerOneIsUsual() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 3-5\nqos-level-name: Gold", "qos-class: 0-9")))
                .accepts();
    }

    @Test
    void aRuleWithoutItsLevelIsLeftToTheErrorAboutThat() {
        RULE.opensm(OpenSmPolicy.of(LEVELS
                        + OpenSmPolicy.rules(
                                "qos-class: 0-5\nqos-level-name: Gold", "qos-class: 5-9\nqos-level-name: Glod")))
                .accepts(Verdict.REJECTS);
    }

    @Test
    void theSameLevelForBothIsAccepted() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 0-5", "qos-class: 5-9")))
                .accepts();
    }
}
