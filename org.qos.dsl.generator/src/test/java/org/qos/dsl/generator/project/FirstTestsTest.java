package org.qos.dsl.generator.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.dsl.generator.testing.ReadPolicy;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;

class FirstTestsTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Servers
                    port-guid: 0x2
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Red
                    sl: 1
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: Servers
                    pkey: 0x8005
                    qos-level-name: DEFAULT
                end-qos-match-rule
                qos-match-rule
                    pkey: 0x8005
                    qos-level-name: Red
                end-qos-match-rule
            end-qos-match-rules
            """;

    @Test
    void requestsWithAPkeyAreBetweenPortsThatShareIt() {
        assertEquals(
                List.of(
                        "from 'n2/P1' to 'n3/P1' pkey 0x0005",
                        "from 'n3/P1' to 'n2/P1' pkey 0x0005",
                        "from 'n1/P1' to 'n2/P1'"),
                requests(partition(2, 3, 4)));
    }

    @Test
    void whereNoPortsShareItTheyAreBetweenAnyPorts() {
        assertEquals(
                "from 'n2/P1' to 'n1/P1' pkey 0x0005", requests(partition(4)).get(0));
    }

    private static List<String> requests(Partition partition) {
        BoundPolicy bound = BoundPolicy.bind(
                ReadPolicy.of(POLICY, new OpenSmLanguage()), fabric(), new Partitions(List.of(partition)));
        return FirstTests.of(bound, DecisionProgress.NONE)
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("from "))
                .toList();
    }

    private static Partition partition(long... ports) {
        return new Partition(
                "red",
                5,
                0,
                List.of(),
                LongStream.of(ports)
                        .mapToObj(port -> new PartitionMember(Selection.PORT, port, Membership.FULL))
                        .toList());
    }

    private static Fabric fabric() {
        return Fabric.of(
                LongStream.rangeClosed(1, 4).mapToObj(FirstTestsTest::adapter).toList(), OptionalLong.empty());
    }

    private static Node adapter(long guid) {
        Port port = new Port(new PortId(guid, 1), guid, (int) guid, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "n" + guid, 1, false, List.of(port));
    }
}
