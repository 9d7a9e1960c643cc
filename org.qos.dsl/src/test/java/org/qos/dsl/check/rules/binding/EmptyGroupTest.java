package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link EmptyGroup} reports, and what it accepts. */
class EmptyGroupTest {

    private static final RuleTester RULE = new RuleTester(new EmptyGroup());

    @Test
    void aGroupThatAnotherFindingIsAboutIsNotReported() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nany, target-port-guid 0x5 : 1\nend-qos-ulps\n"))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0x5x")).withFabric().accepts(Verdict.REJECTS);
    }

    @Test
    void aGroupWithoutPortsIsReported() {
        RULE.opensm(OpenSmPolicy.of("port-groups\nport-group\nname: «A»\nuse: nobody\nend-port-group\nend-port-groups\n"
                        + OpenSmPolicy.rules("destination: A")))
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(
                        "port-groups\nport-group\nname: «A»\nnode-type: ROUTER\nend-port-group\nend-port-groups\n"
                                + OpenSmPolicy.rules("destination: A")))
                .withFabric()
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.ofGroup("node-type: ROUTER")).accepts();
        RULE.opensm(OpenSmPolicy.ofGroup("node-type: SELF")).withFabric().accepts();
    }
}
