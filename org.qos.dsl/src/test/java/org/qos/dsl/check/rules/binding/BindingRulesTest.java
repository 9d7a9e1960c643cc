package org.qos.dsl.check.rules.binding;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.rules.Probe;

/** What the fabric and the partition file tell about port groups. */
class BindingRulesTest {

    @Test
    void aGuidOfNoPortIsTold() {
        Probe.ofGroup("port-guid: 0xa0001, «0x5»").fabric().finds("unknown-port-guid", "warning");
        Probe.ofGroup("port-guid: 0xa0001, «0x5-0x9»").fabric().finds("unknown-port-guid", "warning");
        Probe.ofGroup("port-guid: 0xa0001, 0xa0000-0xb0001").fabric().isFine("unknown-port-guid");
        Probe.of("qos-ulps\nany, target-port-guid «0x5» : 1\nend-qos-ulps\n")
                .fabric()
                .finds("unknown-port-guid", "warning");
    }

    @Test
    void withoutAFabricEveryGuidMayBeThere() {
        Probe.ofGroup("port-guid: 0x5").isFine("unknown-port-guid");
    }

    @Test
    void aNodeGuidIsToldWithThePortGuidToTake() {
        assertTrue(Probe.ofGroup("port-guid: «0xb0000»")
                .fabric()
                .finds("node-guid-as-port-guid", "warning")
                .message()
                .contains("0xb0001"));
        // a switch has one GUID for both
        Probe.ofGroup("port-guid: 0x100").fabric().isFine("node-guid-as-port-guid");
    }

    @Test
    void aNameOfNoNodeIsTold() {
        Probe.ofGroup("port-name: «\"h3 HCA-1/P1\"»").fabric().finds("unknown-node-name", "warning");
        Probe.ofGroup("port-name: \"h2 HCA-1/P1\"").fabric().isFine("unknown-node-name");
    }

    @Test
    void aNameOfSeveralNodesIsTold() {
        Probe.ofGroup("port-name: \"h2 HCA-1/P1\", «\"twin HCA-1/P1\"»")
                .fabric()
                .finds("ambiguous-port-name", "warning");
        Probe.ofGroup("port-name: \"h2 HCA-1/P1\"").fabric().isFine("ambiguous-port-name");
    }

    @Test
    void aPartitionThatTheFileLacksIsTold() {
        Probe.ofGroup("partition: Lab, «lap»")
                .partitions("Lab=1 : ALL=full ;\n")
                .finds("unknown-partition", "warning");
        Probe.ofGroup("partition: Lab, Default")
                .partitions("Lab=1 : ALL=full ;\n")
                .isFine("unknown-partition");
        Probe.ofGroup("partition: Lab").isFine("unknown-partition");
    }

    @Test
    void aPkeyThatTheFileLacksIsTold() {
        Probe.ofGroup("pkey: 1, «3-5»").partitions("Lab=1 : ALL=full ;\n").finds("unknown-pkey", "warning");
        Probe.ofGroup("pkey: 0x8001, 0x7ff0-0x7fff")
                .partitions("Lab=1 : ALL=full ;\n")
                .isFine("unknown-pkey");
        Probe.ofGroup("pkey: 5").isFine("unknown-pkey");
    }

    @Test
    void aGroupWithoutPortsIsTold() {
        Probe.of("port-groups\nport-group\nname: «A»\nuse: nobody\nend-port-group\nend-port-groups\n"
                        + Probe.rules("destination: A"))
                .finds("empty-group", "warning");
        Probe.of("port-groups\nport-group\nname: «A»\nnode-type: ROUTER\nend-port-group\nend-port-groups\n"
                        + Probe.rules("destination: A"))
                .fabric()
                .finds("empty-group", "warning");
        Probe.ofGroup("node-type: ROUTER").isFine("empty-group");
        Probe.ofGroup("node-type: SELF").fabric().isFine("empty-group");
    }

    @Test
    void theFabricProvesAPortNameFine() {
        Probe.ofGroup("port-name: «\"h1 HCA-1/P1\"»").finds("port-name-unresolvable", "info", Verdict.DEPENDS);
        Probe.ofGroup("port-name: \"h1 HCA-1/P1\", sw1/P7").fabric().isFine("port-name-unresolvable");
    }

    @Test
    void aPortThatIsNotLinkedMakesOpenSmRefuseThePolicy() {
        Probe.ofGroup("port-name: «\"h1 HCA-1/P2\"»")
                .fabric()
                .finds("port-name-unresolvable", "error", Verdict.REJECTS);
    }

    @Test
    void aPortThatTheNodeDoesNotHaveIsReadFromForeignMemory() {
        Probe.ofGroup("port-name: «\"h1 HCA-1/P3\"»")
                .fabric()
                .finds("port-name-unresolvable", "error", Verdict.DEPENDS);
        Probe.ofGroup("port-name: «sw1/P9»").fabric().finds("port-name-unresolvable", "error", Verdict.DEPENDS);
        Probe.ofGroup("port-name: «\"h2 HCA-1/P200\"»")
                .fabric()
                .finds("port-name-unresolvable", "error", Verdict.CRASHES);
    }

    @Test
    void theFabricProvesThatAPartitionHasTwoFullMembers() {
        Probe.of("qos-ulps\n«ipoib : 1»\nend-qos-ulps\n").finds("ipoib-partition-unproven", "warning", Verdict.DEPENDS);
        Probe.of("qos-ulps\nipoib : 1\nend-qos-ulps\n").fabric().isFine("ipoib-partition-unproven");
        Probe.of("qos-ulps\nipoib, pkey 1 : 1\nend-qos-ulps\n")
                .fabric()
                .partitions("Lab=1 : 0xa0001=full, 0xb0001=full ;\n")
                .isFine("ipoib-partition-unproven");
    }

    @Test
    void aPartitionWithOneFullMemberMakesOpenSmRefuseThePolicy() {
        Probe.of("qos-ulps\n«ipoib, pkey 1 : 1»\nend-qos-ulps\n")
                .fabric()
                .partitions("Lab=1 : 0xa0001=full, 0xb0001=limited, 0x5=full ;\n")
                .finds("ipoib-partition-unproven", "error", Verdict.REJECTS);
        Probe.of("qos-ulps\n«ipoib, pkey 2 : 1»\nend-qos-ulps\n")
                .fabric()
                .finds("ipoib-partition-unproven", "error", Verdict.REJECTS);
    }

    @Test
    void theFabricDecidesNextToAnErrorThatOpenSmReadsOver() {
        String level = "qos-levels\nqos-level\nname: odd\nsl: 300\nend-qos-level\nend-qos-levels\n";
        String group = "port-groups\nport-group\nname: A\nport-name: %s\nend-port-group\nend-port-groups\n";
        Probe.of(level + String.format(group, "\"h1 HCA-1/P1\"")).fabric().isFine("port-name-unresolvable");
        Probe.of(level + String.format(group, "«\"h1 HCA-1/P2\"»"))
                .fabric()
                .finds("port-name-unresolvable", "error", Verdict.REJECTS);
    }

    @Test
    void aPortOfASwitchAsAnEndIsTold() {
        Probe.ofGroup("port-name: «sw1/P3»").fabric().finds("switch-port-as-end", "warning");
        Probe.ofGroup("port-name: \"h2 HCA-1/P1\"").fabric().isFine("switch-port-as-end");
        Probe.ofGroup("port-guid: 0x100").fabric().isFine("switch-port-as-end");
    }
}
