package org.qos.dsl.check.rules.decision;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.rules.Probe;

/** Rules that never decide, and definitions that nothing refers to. */
class DecisionRulesTest {

    private static final String GROUPS = "port-groups\nport-group\nname: A\nport-guid: 0xa0001\nend-port-group\n"
            + "port-group\nname: R\nnode-type: ROUTER\nend-port-group\nend-port-groups\n";
    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";

    @Test
    void aRuleBehindOneThatCoversItIsToldWithARequest() {
        String message = Probe.of(
                        LEVELS + Probe.rules("qos-class: 0-9\nqos-level-name: Gold", "«qos-class: 3\nservice-id: 0x20"))
                .finds("shadowed-by-different-outcome", "warning")
                .message();
        assertTrue(message.contains("with Service-ID 0x20 with QoS-Class 3 gets level 'Gold' (SL 1)"), message);
    }

    @Test
    void aUlpLineBehindARuleThatCoversItIsTold() {
        Probe.of(LEVELS + "qos-ulps\nsdp : 2\n«sdp, port-num 5 : 3»\nend-qos-ulps\n")
                .finds("shadowed-by-different-outcome", "warning");
        Probe.of(LEVELS + "qos-ulps\nsdp, port-num 5 : 3\nsdp : 2\nend-qos-ulps\n")
                .isFine("shadowed-by-different-outcome");
    }

    @Test
    void aRuleThatIsCoveredInPartDecidesTheRest() {
        Probe.of(LEVELS + Probe.rules("qos-class: 0-9\nqos-level-name: Gold", "qos-class: 9-10"))
                .isFine("shadowed-by-different-outcome");
    }

    @Test
    void aCoveredRuleOfTheSameLevelIsMerelyRedundant() {
        Probe.of(Probe.rules("qos-class: 0-9", "«qos-class: 3")).finds("redundant-rule", "info");
        Probe.of(Probe.rules("qos-class: 3", "qos-class: 0-9")).isFine("redundant-rule");
        Probe.of(Probe.rules("qos-class: 0-9", "qos-class: 3")).isFine("shadowed-by-different-outcome");
    }

    @Test
    void groupsCoverEachOtherByTheirPorts() {
        Probe.of(GROUPS + LEVELS + Probe.rules("source: R", "«destination: R", "source: A"))
                .isFine("unmatchable-rule");
    }

    @Test
    void aRuleWhoseNumbersFitNoFieldIsTold() {
        Probe.of(Probe.rules("«qos-class: 5000")).finds("unmatchable-rule", "warning");
        Probe.of(Probe.rules("qos-class: 5000, 7")).isFine("unmatchable-rule");
    }

    @Test
    void aRuleThatIsDeadByAGroupToldAsEmptyIsNotToldAgain() {
        Probe.of(GROUPS + Probe.rules("source: A", "destination: R")).fabric().isFine("unmatchable-rule");
        Probe.of("qos-ulps\nany, target-port-guid 0x5 : 1\nend-qos-ulps\n")
                .fabric()
                .isFine("unmatchable-rule");
    }

    @Test
    void rulesThatMatchNothingAreNotMergeable() {
        String rules = Probe.rules("source: R\nservice-id: 1", "«source: R\nservice-id: 3");
        Probe.of(GROUPS + rules).finds("mergeable-rules", "info");
        Probe.of(GROUPS + rules.replace("«", "").replace("»", "")).fabric().isFine("mergeable-rules");
        Probe.of(Probe.rules("qos-class: 5000", "qos-class: 5001")).isFine("mergeable-rules");
    }

    @Test
    void rulesAreMergeableWithoutThePartitionsThatAGroupNeeds() {
        String group = "port-groups\nport-group\nname: P\npkey: 5\nend-port-group\nend-port-groups\n";
        Probe.of(group + Probe.rules("source: P\nservice-id: 1", "«source: P\nservice-id: 3"))
                .finds("mergeable-rules", "info");
    }

    @Test
    void aGroupThatNothingRefersToIsTold() {
        Probe.of("port-groups\nport-group\nname: «A»\nnode-type: CA\nend-port-group\nend-port-groups\n")
                .finds("unused-group", "info");
        Probe.ofGroup("node-type: CA").isFine("unused-group");
    }

    @Test
    void aLevelThatNoRuleGivesIsTold() {
        Probe.of("qos-levels\nqos-level\nname: «Gold»\nsl: 1\nend-qos-level\nend-qos-levels\n")
                .finds("unused-level", "info");
        Probe.of(LEVELS + Probe.rules("qos-class: 1\nqos-level-name: Gold")).isFine("unused-level");
    }

    @Test
    void aSecondDefinitionOfANameIsToldAsThatAlone() {
        String twice = LEVELS.replace("end-qos-levels", "qos-level\nname: GOLD\nsl: 2\nend-qos-level\nend-qos-levels");
        Probe.of(twice + Probe.rules("qos-class: 1\nqos-level-name: Gold")).isFine("unused-level");
        Probe.of(GROUPS.replace("name: R", "name: a") + Probe.rules("source: A"))
                .isFine("unused-group");
    }

    @Test
    void rulesInARowThatDifferInOneListAreTold() {
        Probe.of(Probe.rules("service-id: 1", "«service-id: 3")).finds("mergeable-rules", "info");
        Probe.of(Probe.rules("service-id: 1\npkey: 1", "«service-id: 1\npkey: 3"))
                .finds("mergeable-rules", "info");
    }

    @Test
    void rulesThatDifferInMoreOrHaveReasonsOfTheirOwnStay() {
        Probe.of(Probe.rules("service-id: 1\npkey: 1", "service-id: 3\npkey: 3"))
                .isFine("mergeable-rules");
        Probe.of(Probe.rules("service-id: 1", "pkey: 3")).isFine("mergeable-rules");
        Probe.of(Probe.rules("service-id: 1\nuse: a", "service-id: 3\nuse: b")).isFine("mergeable-rules");
        Probe.of(LEVELS + Probe.rules("service-id: 1", "service-id: 3\nqos-level-name: Gold"))
                .isFine("mergeable-rules");
        Probe.of(Probe.rules("service-id: 1", "service-id: 3\nqos-class: 1")).isFine("mergeable-rules");
    }

    @Test
    void linesOfTheShortFormHaveOneListEach() {
        Probe.of("qos-ulps\nany, service-id 1 : 1\nany, service-id 3 : 1\nend-qos-ulps\n")
                .isFine("mergeable-rules");
    }
}
