package org.qos.dsl.check.rules.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.check.Severity.INFO;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.dsl.project.settings.RuleLevels;

/** What {@link GroupFallsToDefault} reports, and what it accepts. */
class GroupFallsToDefaultTest {

    private static final GroupFallsToDefault CHECKED = new GroupFallsToDefault();
    private static final RuleTester RULE = new RuleTester(CHECKED);

    @Test
    void aGroupWithRequestsThatNoRuleMatchesIsReported() {
        RULE.opensm(policy("«A»", "destination: A\nservice-id: 0x10"))
                .withFabric()
                .reports(INFO)
                .saying("OpenSM gives it level 'DEFAULT' (SL 0)")
                .shownBy("from 'sw1/P0' to 'h1 HCA-1/P1'");
    }

    @Test
    void aRuleForAllOtherRequestsOfTheGroupIsAccepted() {
        RULE.opensm(policy("A", "destination: A\nservice-id: 0x10", "destination: A"))
                .withFabric()
                .accepts();
    }

    @Test
    void onlyTheEndAtWhichRulesNameTheGroupCounts() {
        RULE.opensm(policy("A", "source: A")).withFabric().accepts();
    }

    @Test
    void withoutAFabricOrARuleNothingIsReported() {
        RULE.opensm(policy("A", "destination: A\nservice-id: 0x10")).accepts();
        RULE.opensm(policy("A", "service-id: 0x10")).withFabric().accepts();
    }

    @Test
    void itIsOffUntilAProjectTurnsItOn() {
        assertFalse(RuleLevels.NONE.needs(CHECKED));
        assertEquals(Optional.empty(), RuleLevels.NONE.level(CHECKED.code(), INFO));
        RuleLevels on = new RuleLevels(Map.of(CHECKED.code(), Optional.of(INFO)));
        assertTrue(on.needs(CHECKED));
        assertEquals(Optional.of(INFO), on.level(CHECKED.code(), INFO));
    }

    private static String policy(String group, String... rules) {
        return OpenSmPolicy.of("port-groups\nport-group\nname: " + group
                + "\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n" + OpenSmPolicy.rules(rules));
    }
}
