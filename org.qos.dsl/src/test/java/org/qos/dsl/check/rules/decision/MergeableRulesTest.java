package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link MergeableRules} reports, and what it accepts. */
class MergeableRulesTest {

    private static final RuleTester RULE = new RuleTester(new MergeableRules());

    private static final String GROUPS = "port-groups\nport-group\nname: A\nport-guid: 0xa0001\nend-port-group\n"
            + "port-group\nname: R\nnode-type: ROUTER\nend-port-group\nend-port-groups\n";
    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";

    @Test
    void rulesThatMatchNothingAreNotMergeable() {
        String rules = OpenSmPolicy.rules("source: R\nservice-id: 1", "«source: R\nservice-id: 3");
        RULE.opensm(OpenSmPolicy.of(GROUPS + rules)).reports(INFO);
        RULE.opensm(OpenSmPolicy.of(GROUPS + rules.replace("«", "").replace("»", "")))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 5000", "qos-class: 5001")))
                .accepts();
    }

    @Test
    void rulesAreMergeableWithoutThePartitionsThatAGroupNeeds() {
        String group = "port-groups\nport-group\nname: P\npkey: 5\nend-port-group\nend-port-groups\n";
        RULE.opensm(OpenSmPolicy.of(
                        group + OpenSmPolicy.rules("source: P\nservice-id: 1", "«source: P\nservice-id: 3")))
                .reports(INFO);
    }

    @Test
    void rulesInARowThatDifferInOneListAreReported() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1", "«service-id: 3")))
                .reports(INFO);
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1\npkey: 1", "«service-id: 1\npkey: 3")))
                .reports(INFO);
    }

    @Test
    void rulesThatDifferInTheirTclassesAreReported() {
        String rule = "<tclass>%d</tclass><qos-level-sn>0</qos-level-sn></qos-match-rule>\n";
        RULE.rfc("<qos-policy><qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels>\n<qos-match-rules>"
                        + "<qos-match-rule>" + rule.formatted(1)
                        + "«<qos-match-rule>»" + rule.formatted(3) + "</qos-match-rules></qos-policy>")
                .reports(INFO);
    }

    @Test
    void rulesThatDifferInMoreOrHaveReasonsOfTheirOwnStay() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1\npkey: 1", "service-id: 3\npkey: 3")))
                .accepts();
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1", "pkey: 3")))
                .accepts();
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1\nuse: a", "service-id: 3\nuse: b")))
                .accepts();
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("service-id: 1", "service-id: 3\nqos-level-name: Gold")))
                .accepts();
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1", "service-id: 3\nqos-class: 1")))
                .accepts();
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("service-id: 1\nqos-class: 1", "service-id: 1")))
                .accepts();
    }

    @Test
    void linesOfTheShortFormHaveOneListEach() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nany, service-id 1 : 1\nany, service-id 3 : 1\nend-qos-ulps\n"))
                .accepts();
    }

    @Test
    void aRuleThatDecidesNothingIsNotToBeMerged() {
        RULE.opensm(OpenSmPolicy.of(LEVELS
                        + OpenSmPolicy.rules(
                                "service-id: 1-9\nqos-level-name: Gold", "service-id: 3", "service-id: 5")))
                .accepts();
        RULE.opensm(OpenSmPolicy.of(LEVELS
                        + OpenSmPolicy.rules("service-id: 3\nqos-level-name: Gold", "service-id: 1", "service-id: 3")))
                .accepts();
    }
}
