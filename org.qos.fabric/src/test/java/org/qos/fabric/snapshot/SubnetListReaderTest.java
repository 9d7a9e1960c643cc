package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

class SubnetListReaderTest {

    private static final String HOST = end("CA-SM", 2, 0x10, 0x11, "login {1}", 0x2a, 1);
    private static final String LEAF = end("SW", 0x24, 0x20, 0x20, "leaf", 3, 0x1f);
    private static final String LEAF_2 = end("SW", 0x24, 0x20, 0x20, "leaf", 3, 2);
    private static final String SPINE = end("SW", 0x24, 0x30, 0x30, "spine", 4, 7);
    private static final String EDR = " PHY=4x LOG=ACT SPD=25\n";

    @Test
    void everyLineIsAPortWithItsCable() throws IOException {
        Snapshot snapshot = read(HOST + " " + LEAF + EDR + LEAF + " " + HOST + EDR);
        assertEquals(List.of(), snapshot.problems());
        Fabric fabric = snapshot.fabric();
        Node host = fabric.node(0x10).orElseThrow();
        assertEquals("login {1}", host.description());
        assertEquals(2, host.portCount());
        assertEquals(0x2a, host.port(1).orElseThrow().lid());
        assertEquals(
                Optional.of(new Link(new PortId(0x20, 0x1f), 4, "EDR")),
                host.port(1).orElseThrow().link());
        assertEquals(0x11, fabric.smPort().orElseThrow().guid());
    }

    @Test
    void aSwitchHasAPort0WithItsLid() throws IOException {
        Fabric fabric =
                read(LEAF + " " + HOST + EDR + LEAF_2 + " " + SPINE + EDR).fabric();
        assertEquals(NodeType.SWITCH, fabric.node(0x20).orElseThrow().type());
        assertEquals(0x20, fabric.portByLid(3).orElseThrow().guid());
        assertEquals(3, fabric.node(0x20).orElseThrow().ports().size());
    }

    @Test
    void aPeerWithoutALineOfItsOwnIsShownByTheLineThatNamesIt() throws IOException {
        Snapshot snapshot = read("# written by ibdiagnet\n\n" + LEAF + " " + HOST + " PHY=4x LOG=ACT SPD=100\n");
        assertEquals(List.of(), snapshot.problems());
        Fabric fabric = snapshot.fabric();
        assertEquals(2, fabric.nodes().size());
        assertEquals(
                Optional.of(new Link(new PortId(0x20, 0x1f), 4, "NDR")),
                fabric.port(new PortId(0x10, 1)).orElseThrow().link());
        assertEquals(0x11, fabric.smPort().orElseThrow().guid());
    }

    @Test
    void speedsHaveTheNamesThatIbnetdiscoverPrints() throws IOException {
        for (String[] pair : new String[][] {
            {"2.5", "SDR"},
            {"5", "DDR"},
            {"10", "QDR"},
            {"FDR10", "FDR10"},
            {"14", "FDR"},
            {"50", "HDR"},
            {"100", "NDR"},
            {"200", "XDR"},
            {"??", ""}
        }) {
            Fabric fabric = read(LEAF_2 + " " + SPINE + " PHY=2x LOG=ACT SPD=" + pair[0] + "\n")
                    .fabric();
            Link link = fabric.port(new PortId(0x20, 2)).orElseThrow().link().orElseThrow();
            assertEquals(pair[1], link.speed());
            assertEquals(2, link.width());
        }
    }

    @Test
    void aLinkThatIsDownIsNone() throws IOException {
        Fabric fabric = read(LEAF_2 + " " + SPINE + " PHY=4x LOG=DWN SPD=25\n").fabric();
        assertTrue(fabric.port(new PortId(0x20, 2)).orElseThrow().link().isEmpty());
    }

    @Test
    void whatIsNotALineOfItIsLeftOutWithAWarning() throws IOException {
        Snapshot snapshot = read("noise\n" + LEAF_2 + " " + SPINE + EDR);
        assertEquals(1, snapshot.problems().get(0).line());
        assertTrue(snapshot.isUsable());
        assertFalse(read("noise\n").isUsable());
    }

    @Test
    void ofTwoLinesOfAPortTheFirstCounts() throws IOException {
        String other = end("CA", 1, 0x40, 0x41, "other", 9, 1);
        Snapshot snapshot = read(HOST + " " + LEAF + EDR + HOST + " " + other + EDR);
        assertEquals(
                List.of("2: port 1 of this node is listed twice; the first line counts"),
                snapshot.problems().stream()
                        .map(problem -> problem.line() + ": " + problem.message())
                        .toList());
        assertEquals(
                Optional.of(new PortId(0x20, 0x1f)),
                snapshot.fabric().port(new PortId(0x10, 1)).flatMap(Port::link).map(Link::peer));
        assertTrue(snapshot.fabric().node(0x40).isEmpty(), "a cable that does not count has no end");
    }

    @Test
    void aPortWithTwoLidsIsReportedOnce() throws IOException {
        String other = end("CA-SM", 2, 0x10, 0x11, "login {1}", 0x2b, 1);
        Snapshot snapshot = read(HOST + " " + LEAF + EDR + LEAF + " " + other + EDR + LEAF_2 + " " + SPINE + EDR);
        assertEquals(
                List.of(
                        "2: port 1 of node 0x0000000000000010 has LID 43 here, but 42 in line 1; was the file put together from"
                                + " two?"),
                snapshot.problems().stream()
                        .map(problem -> problem.line() + ": " + problem.message())
                        .toList());
        assertEquals(
                42,
                snapshot.fabric().node(0x10).orElseThrow().port(1).orElseThrow().lid());
    }

    @Test
    void aPortBeyondTheNumberOfPortsIsLeftOut() throws IOException {
        String beyond = end("SW", 0x24, 0x30, 0x30, "spine", 4, 0x25);
        for (String line : List.of(LEAF_2 + " " + beyond + EDR, beyond + " " + LEAF_2 + EDR)) {
            Snapshot snapshot = read(HOST + " " + LEAF + EDR + line);
            assertEquals(
                    "port 37 of a node with 36 ports; the line is left out",
                    snapshot.problems().get(0).message());
            assertTrue(snapshot.fabric().node(0x30).isEmpty());
        }
    }

    private static Snapshot read(String text) throws IOException {
        return SubnetListReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String end(String type, int ports, long node, long port, String text, int lid, int number) {
        return String.format(
                "{ %s Ports:%02X SystemGUID:%016x NodeGUID:%016x PortGUID:%016x VenID:000000 DevID:0000 Rev:000000A1"
                        + " {%s} LID:%04X PN:%02X }",
                type, ports, node, node, port, text, lid, number);
    }
}
