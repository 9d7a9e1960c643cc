package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnusedGroup} reports, and what it accepts. */
class UnusedGroupTest {

    private static final RuleTester RULE = new RuleTester(new UnusedGroup());

    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";
    private static final String GROUPS = "port-groups\nport-group\nname: A\nport-guid: 0xa0001\nend-port-group\n"
            + "port-group\nname: R\nnode-type: ROUTER\nend-port-group\nend-port-groups\n";

    @Test
    void aGroupThatNothingRefersToIsReported() {
        RULE.opensm(OpenSmPolicy.of(
                        "port-groups\nport-group\nname: «A»\nnode-type: CA\nend-port-group\nend-port-groups\n"))
                .reports(INFO);
        RULE.opensm(OpenSmPolicy.ofGroup("node-type: CA")).accepts();
    }

    @Test
    void aSecondDefinitionOfANameIsReportedAsThatAlone() {
        String twice = LEVELS.replace("end-qos-levels", "qos-level\nname: GOLD\nsl: 2\nend-qos-level\nend-qos-levels");
        RULE.opensm(OpenSmPolicy.of(GROUPS.replace("name: R", "name: a") + OpenSmPolicy.rules("source: A")))
                .accepts();
    }
}
