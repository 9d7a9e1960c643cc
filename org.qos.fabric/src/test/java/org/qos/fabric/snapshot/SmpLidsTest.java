package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** Which LIDs a port has that was asked by one of them. */
class SmpLidsTest {

    private static final PortId HOST = new PortId(0xa0, 1);
    private static final String NODE_INFO =
            """
            # Node info: Lid 3
            NodeType:........................Channel Adapter
            NumPorts:........................1
            Guid:............................0x00000000000000a0
            PortGuid:........................0x00000000000000a1
            LocalPort:.......................1
            """;
    private static final String PORT_INFO =
            """
            # Port info: Lid 3 port 0
            Lid:.............................2
            LMC:.............................1
            LocalPort:.......................1
            """;

    @Test
    void portInfoHasTheBaseLidAndTheLmc() throws IOException {
        Snapshot read = read(NODE_INFO + PORT_INFO, Fabric.EMPTY);
        assertEquals(List.of(), read.problems());
        assertEquals(new Port(HOST, 0xa1, 2, 1, Optional.empty()), port(read));
    }

    @Test
    void withoutPortInfoAnotherFileHasThem() throws IOException {
        Port known = new Port(HOST, 0xa1, 2, 1, Optional.empty());
        Fabric fabric =
                Fabric.of(List.of(new Node(0xa0, NodeType.CA, "host", 1, false, List.of(known))), OptionalLong.empty());
        assertEquals(known, port(read(NODE_INFO, fabric)));
    }

    @Test
    void elseThePortHasTheLidOfTheQuery() throws IOException {
        assertEquals(new Port(HOST, 0xa1, 3, 0, Optional.empty()), port(read(NODE_INFO, Fabric.EMPTY)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Lid 3 port 2", "Lid 3 port 7"})
    void thePortInfoOfAnotherPortOfTheNodeSaysNothingOfIt(String head) throws IOException {
        String other = PORT_INFO.replace("Lid 3 port 0", head).replace("2\n", "14\n");
        assertEquals(
                3,
                port(read(
                                NODE_INFO.replace("NumPorts:........................1", "NumPorts:.......8") + other,
                                Fabric.EMPTY))
                        .lid());
    }

    @Test
    void anAnswerOfAnotherLidIsReported() throws IOException {
        Snapshot read = read(NODE_INFO + PORT_INFO.replace("2\n", "14\n"), Fabric.EMPTY);
        assertEquals(
                List.of(
                        "the answer is of a port with the LID 14, but the query was for the LID 3. Were two answers mixed?"),
                read.problems().stream().map(SnapshotProblem::message).toList());
    }

    private static Port port(Snapshot read) {
        return read.state().fabric().port(HOST).orElseThrow();
    }

    private static Snapshot read(String text, Fabric fabric) throws IOException {
        return SmpQueryReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), fabric);
    }
}
