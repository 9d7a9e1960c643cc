package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnmatchableRule} reports, and what it accepts. */
class UnmatchableRuleTest {

    private static final RuleTester RULE = new RuleTester(new UnmatchableRule());

    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";
    private static final String GROUPS = "port-groups\nport-group\nname: A\nport-guid: 0xa0001\nend-port-group\n"
            + "port-group\nname: R\nnode-type: ROUTER\nend-port-group\nend-port-groups\n";

    @Test
    void groupsCoverEachOtherByTheirPorts() {
        RULE.opensm(OpenSmPolicy.of(GROUPS + LEVELS + OpenSmPolicy.rules("source: R", "«destination: R", "source: A")))
                .accepts();
    }

    @Test
    void aRuleWhoseNumbersFitNoFieldIsReported() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("«qos-class: 5000"))).reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GROUPS + OpenSmPolicy.rules("«source: A\nqos-class: 5000")))
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 5000, 7"))).accepts();
    }

    @Test
    void aRuleThatIsDeadByAGroupReportedAsEmptyIsNotReportedAgain() {
        RULE.opensm(OpenSmPolicy.of(GROUPS + OpenSmPolicy.rules("source: A", "destination: R")))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nany, target-port-guid 0x5 : 1\nend-qos-ulps\n"))
                .withFabric()
                .accepts();
    }
}
