package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Planner;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/** Entries of traffic that get no request, or give a partition several levels. */
class TrafficProblemsTest {

    private static final String SITE =
            """
            site: {vls: 8, mtu: 4096}
            groups:
              Servers: server
            classes:
            """;

    private static final PortId SERVER = new PortId(0x10, 1);
    private static final PortId CLIENT = new PortId(0x20, 1);
    private static final PortId OTHER = new PortId(0x30, 1);
    private static final SubnetState STATE = SubnetState.of(Fabric.of(
            List.of(node("server", SERVER, CLIENT), node("client", CLIENT, SERVER), node("other", OTHER, SERVER)),
            OptionalLong.empty()));

    @Test
    void classesWithDifferentTrafficHaveNone() throws IOException {
        assertEquals(
                "",
                problems(
                        """
                          - {name: A, traffic: [{services: lustre}, {services: tcp, groups: Servers}]}
                          - {name: B, traffic: [{qos-classes: 1}]}
                        """));
    }

    @Test
    void anEntryOfAnEarlierClassCanLeaveNothing() throws IOException {
        assertEquals(
                "6:25 all requests that fit this entry belong to 'A' by line 5; put 'B' before, or narrow the entry there",
                problems(
                        """
                          - {name: A, traffic: [{services: tcp}]}
                          - {name: B, traffic: [{services: tcp, groups: Servers}]}
                        """));
    }

    @Test
    void anEntryOfTheSameClassCanLeaveNothing() throws IOException {
        assertEquals(
                "8:9 all requests that fit this entry belong to 'A' by line 7; remove the entry",
                problems(
                        """
                          - name: A
                            traffic:
                              - {services: tcp}
                              - {services: 'tcp:7174'}
                        """));
    }

    @Test
    void groupsAloneGiveAPartitionTwoLevels() throws IOException {
        assertEquals(
                "5:25 the partition 'Default' (0x7fff) has one IPoIB broadcast group, and so one level, 'DEFAULT'; but its"
                        + " requests from 'client/P1' to 'server/P1' belong to 'A'; add 'services' or 'qos-classes' to the entry, or 'ipoib:"
                        + " false' to the partition",
                problems("  - {name: A, traffic: [{groups: Servers}]}\n"));
    }

    private static Node node(String description, PortId own, PortId peer) {
        Port port = new Port(own, own.nodeGuid() + 1, 0, 0, Optional.of(new Link(peer, 4, "EDR")));
        return new Node(own.nodeGuid(), NodeType.CA, description, 1, false, List.of(port));
    }

    private static String problems(String classes) throws IOException {
        IntentFile file = IntentReader.read(SITE + classes);
        assertEquals(List.of(), file.problems());
        Intent intent = BoundIntent.of(file, STATE).intent().orElseThrow();
        return TrafficProblems.of(file, intent, Planner.plan(intent).orElseThrow(), STATE).stream()
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.message())
                .collect(Collectors.joining("\n"));
    }
}
