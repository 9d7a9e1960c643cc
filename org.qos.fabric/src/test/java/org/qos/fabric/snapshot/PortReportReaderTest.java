package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

class PortReportReaderTest {

    private static final String REPORT =
            """
            CA     7  2 0x0000000000000012 4x EDR - SW     3  2 0x0000000000000020 ( 'login HCA-1' - 'leaf 1' )
            CA     6  1 0x0000000000000011 4x EDR - SW     3  1 0x0000000000000020 ( 'login HCA-1' - 'leaf 1' )
            CA     8  1 0x0000000000000015 2x FDR10 - SW     3  3 0x0000000000000020 ( 'login HCA-1' - 'leaf 1' )
            SW     3  4 0x0000000000000020 4x SDR                                    'leaf 1'
            SW     3  3 0x0000000000000020 2x FDR10 - CA     8  1 0x0000000000000015 ( 'leaf 1' - 'login HCA-1' )
            SW     3  2 0x0000000000000020 4x EDR - CA     7  2 0x0000000000000012 ( 'leaf 1' - 'login HCA-1' )
            SW     3  1 0x0000000000000020 ?? ??? - CA     6  1 0x0000000000000011 ( 'leaf 1' - 'login HCA-1' )
            """;

    private static Snapshot read(String text) throws IOException {
        return PortReportReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void linesWithFallingNumbersAreThePortsOfANode() throws IOException {
        Snapshot snapshot = read(REPORT);
        assertEquals(List.of(), snapshot.problems());
        Fabric fabric = snapshot.fabric();
        assertEquals(
                List.of("login HCA-1 2", "login HCA-1 1", "leaf 1 4"),
                fabric.nodes().stream()
                        .map(node -> node.description() + " " + node.portCount())
                        .toList());
        Node login = fabric.node(0x11).orElseThrow();
        assertEquals(
                List.of(0x11L, 0x12L), login.ports().stream().map(Port::guid).toList());
        assertEquals(7, login.port(2).orElseThrow().lid());
        assertEquals(
                NodeType.SWITCH,
                fabric.portByLid(3)
                        .map(port -> fabric.node(0x20).orElseThrow().type())
                        .orElseThrow());
    }

    @Test
    void cablesHaveBothEnds() throws IOException {
        Fabric fabric = read(REPORT).fabric();
        Port second = fabric.port(new PortId(0x11, 2)).orElseThrow();
        assertEquals(Optional.of(new Link(new PortId(0x20, 2), 4, "EDR")), second.link());
        assertEquals(Optional.of(new PortId(0x20, 2)), fabric.peer(second).map(Port::id));
        assertEquals(
                Optional.of(new Link(new PortId(0x11, 1), 0, "")),
                fabric.port(new PortId(0x20, 1)).orElseThrow().link());
        assertTrue(fabric.port(new PortId(0x20, 4)).orElseThrow().link().isEmpty());
    }

    @Test
    void otherLinesAndRepeatedPortsAreLeftOutWithAWarning() throws IOException {
        Snapshot snapshot = read("$ ibnetdiscover -p\n" + REPORT + "noise\n"
                + REPORT.lines().findFirst().orElseThrow());
        assertEquals(
                List.of(9, 10),
                snapshot.problems().stream().map(SnapshotProblem::line).toList());
        assertTrue(snapshot.isUsable());
        assertFalse(read("noise\n").isUsable());
    }

    @Test
    void aGuidBelongsToOneNode() throws IOException {
        String leaf = REPORT.lines().skip(3).findFirst().orElseThrow();
        Snapshot snapshot = read(REPORT.replace(leaf, leaf.replace("leaf 1", "leaf 2")));
        assertEquals(
                List.of(5, 6, 7),
                snapshot.problems().stream().map(SnapshotProblem::line).toList());
        assertEquals(
                "another node above has the GUID 0x0000000000000020; the line is left out",
                snapshot.problems().get(0).message());
        assertEquals(
                List.of(0x11L, 0x15L, 0x20L),
                snapshot.fabric().nodes().stream().map(Node::guid).sorted().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "255", "999"})
    void aPortHasANumberThatPortsCanHave(String number) throws IOException {
        Snapshot snapshot = read(REPORT.replace("SW     3  4 ", "SW     3  " + number + " "));
        assertEquals(
                "a port has a number from 1 to 254, not " + number + "; the line is left out",
                snapshot.problems().get(0).message());
        assertEquals(3, snapshot.fabric().node(0x20).orElseThrow().portCount());
    }

    @Test
    void aFileOfItIsKnownByItsContent(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("fabric.txt"), REPORT);
        assertTrue(SubnetSnapshotReader.shows(file));
        assertEquals(3, SubnetSnapshotReader.read(file).fabric().nodes().size());
        assertEquals(3, SubnetSnapshotReader.read(folder).fabric().nodes().size());
    }
}
