package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

class IbnetdiscoverReaderTest {

    private static final String HEAD =
            """
            #
            # Topology file: generated on a quiet day
            #
            # Initiated from node 0000000000000a10 port 0000000000000a11
            """;

    private static final String SWITCH =
            """

            vendid=0x2c9
            devid=0xd2f0
            sysimgguid=0x500
            switchguid=0x500(501)
            Switch\t41 "S-0000000000000500"\t\t# "rack 7 top" enhanced port 0 lid 9 lmc 1
            [1]\t"H-0000000000000a10"[1](a11) \t\t# "host-a HCA-1" lid 2 4xHDR
            [2]\t"R-0000000000000b10"[1](b11) \t\t# "gate" lid 7 4xEDR
            [7]\t"S-0000000000000500"[8]\t\t# "rack 7 top" lid 9 4xFDR10
            [8]\t"S-0000000000000500"[7]\t\t# "rack 7 top" lid 9 4xFDR10
            """;

    private static final String HOST =
            """

            vendid=0x2c9
            devid=0x1017
            sysimgguid=0xa10
            caguid=0xa10
            Ca\t2 "H-0000000000000a10"\t\t# "host-a HCA-1"
            [1](a11) \t"S-0000000000000500"[1]\t\t# lid 2 lmc 3 "rack 7 top" lid 9 4xHDR
            """;

    private static final String ROUTER =
            """

            vendid=0x2c9
            devid=0x1017
            sysimgguid=0xb10
            rtguid=0xb10
            Rt\t1 "R-0000000000000b10"\t\t# "gate"
            [1](b11) \t"S-0000000000000500"[2]\t\t# lid 7 lmc 0 "rack 7 top" lid 9 4xEDR
            """;

    private static final String SITE = HEAD + SWITCH + HOST + ROUTER;

    @Test
    void nodesPortsAndLinksAreRead() {
        Snapshot snapshot = read(SITE);
        assertEquals(List.of(), snapshot.problems());
        Fabric fabric = snapshot.fabric();
        assertEquals(
                List.of(NodeType.SWITCH, NodeType.CA, NodeType.ROUTER),
                fabric.nodes().stream().map(Node::type).toList());
        Node host = fabric.node(0xa10).orElseThrow();
        assertEquals("host-a HCA-1", host.description());
        assertEquals(2, host.portCount());
        assertEquals(
                List.of(new Port(
                        new PortId(0xa10, 1), 0xa11, 2, 3, Optional.of(new Link(new PortId(0x500, 1), 4, "HDR")))),
                host.ports());
        assertEquals(0xa11, fabric.smPort().orElseThrow().guid());
    }

    @Test
    void portsOfASwitchBearTheGuidAndLidOfItsPort0() {
        Node rack = read(SITE).fabric().node(0x500).orElseThrow();
        assertTrue(rack.enhancedPort0());
        assertEquals(41, rack.portCount());
        assertEquals(
                List.of(0, 1, 2, 7, 8), rack.ports().stream().map(Port::number).toList());
        assertTrue(rack.ports().stream().allMatch(port -> port.guid() == 0x501 && port.lid() == 9 && port.lmc() == 1));
    }

    @Test
    void aSwitchMayBeCabledToItself() {
        Fabric fabric = read(SITE).fabric();
        Port seven = fabric.port(new PortId(0x500, 7)).orElseThrow();
        assertEquals(8, fabric.peer(seven).orElseThrow().number());
        assertEquals("FDR10", seven.link().orElseThrow().speed());
    }

    @Test
    void promptsAndWarningsInFrontAreSkipped() {
        String copied = "admin@ufm:~$ ibnetdiscover\nibwarn: [77] mad_rpc: _do_madrpc failed\n[1] odd\n" + SITE;
        Snapshot snapshot = read(copied);
        assertEquals(List.of(), snapshot.problems());
        assertEquals(3, snapshot.fabric().nodes().size());
    }

    @Test
    void lostTabsAndCarriageReturnsDoNotMatter() {
        assertEquals(
                read(SITE).fabric().nodes(),
                read(SITE.replace("\t", "").replace("\n", "\r\n")).fabric().nodes());
        assertEquals(
                read(SITE).fabric().nodes(),
                read(SITE.replace("\t", "    ").replace("\n", " \n")).fabric().nodes());
    }

    @Test
    void descriptionsKeepTheirSpacesAndMayLookLikeOtherParts() {
        Node host = read(HOST.replace("# \"host-a HCA-1\"", "# \"host # lid 5 4xQDR \""))
                .fabric()
                .nodes()
                .get(0);
        assertEquals("host # lid 5 4xQDR ", host.description());
    }

    @Test
    void labelsThatIbdiagnetAddsAreSkipped() {
        String labelled = SITE.replace("[2]\t\"R", "[2](1/1/2) \"R")
                .replace("[1](a11) \t\"S", "[1](B1D1F0/1/1/1)(a11) \"S")
                .replace("4xHDR", "4xNDR");
        Snapshot snapshot = read(labelled);
        assertEquals(List.of(), snapshot.problems());
        assertEquals(
                "NDR",
                snapshot.fabric()
                        .portByGuid(0xa11)
                        .orElseThrow()
                        .link()
                        .orElseThrow()
                        .speed());
    }

    @Test
    void aPortGuidIsTakenFromThePeersLineWhenItsOwnDoesNotHaveIt() {
        Snapshot snapshot = read(SITE.replace("[1](a11) \t\"S", "[1] \"S"));
        assertEquals(List.of(), snapshot.problems());
        assertEquals(
                new PortId(0xa10, 1),
                snapshot.fabric().portByGuid(0xa11).orElseThrow().id());
    }

    @Test
    void missingValuesAreEmptyOrZero() {
        String poor =
                """
                Switch 36 "S-00000000000000e0" # "hand made"
                [1] "H-00000000000000f0"[1] # "a comment, not a name"

                Ca 2 "H-00000000000000f0"
                [1] "S-00000000000000e0"[1]
                """;
        Snapshot snapshot = read(poor);
        Port port = snapshot.fabric().port(new PortId(0xf0, 1)).orElseThrow();
        assertEquals(new Port(port.id(), 0, 0, 0, Optional.of(new Link(new PortId(0xe0, 1), 0, ""))), port);
        assertEquals(Optional.empty(), snapshot.fabric().smPort());
        assertEquals(
                List.of(
                        "1: no switchguid=0x…(0x…) line has the port GUID of this switch; its node GUID is used",
                        "4: the GUID of port 1 of this node is missing; groups cannot select it by GUID"),
                messages(snapshot));
    }

    @Test
    void aLidThatIsNoUnicastLidIsReported() throws IOException {
        Snapshot snapshot = read(SITE.replace("lid 2 ", "lid 99999 "));
        assertEquals(0, snapshot.fabric().portByGuid(0xa11).orElseThrow().lid());
        List<String> messages = messages(snapshot);
        assertEquals(2, messages.size(), messages.toString());
        assertTrue(
                messages.get(0)
                        .endsWith(
                                ": the LID 99999 is out of range; expected 1 to 49151; the port counts as one without a LID"),
                messages.get(0));
    }

    @Test
    void thePermissiveLidIsThatOfAPortWithoutOne() {
        Snapshot snapshot = read(SITE.replace("lid 2 ", "lid 65535 "));
        assertEquals(0, snapshot.fabric().portByGuid(0xa11).orElseThrow().lid());
        assertEquals(
                List.of("no subnet manager has given a LID to this port, whose LID is 65535 here"),
                snapshot.problems().stream().map(SnapshotProblem::message).toList());
    }

    @Test
    void aNodeWithoutAnyLinkIsANode() {
        Snapshot snapshot = read("caguid=0xa10\nCa\t1 \"H-0000000000000a10\"\t\t# \"alone\"\n");
        assertEquals(List.of(), snapshot.problems());
        assertEquals(1, snapshot.fabric().nodes().size());
        assertEquals(List.of(), snapshot.fabric().endpoints());
    }

    @Test
    void linesThatCannotBeUsedAreNamedAndTheRestIsRead() {
        String damaged = HEAD
                + """
                switchguid=0x500(501)
                Switch\t8 "S-0000000000000500"\t\t# "rack" base port 0 lid 9 lmc 0
                [1]\t"H-00000000
                [9]\t"H-0000000000000a10"[1](a11) \t\t# "host" lid 2 4xHDR
                [2]\t"H-0000000000000a10"[1](a11) \t\t# "host" lid 2 4xHDR
                [2]\t"H-0000000000000a10"[2](a12) \t\t# "host" lid 2 4xHDR
                [3]\t"host3"[1]

                Switch 8 "spine"
                [1] "leaf"[1]

                [4] "H-0000000000000a10"[2](a12)
                Switch\t8 "S-0000000000000500"\t\t# "again"
                """;
        Snapshot snapshot = read(damaged);
        assertTrue(snapshot.isUsable());
        assertEquals(
                List.of(
                        "7: not a line that ibnetdiscover prints; it is left out",
                        "8: port 9 of a node with 8 ports; it is left out",
                        "9: node 0x0000000000000a10 is linked here but is not in the file",
                        "10: port 2 is listed twice; the first line counts",
                        "11: the ID of the peer holds no GUID; expected S-, H- or R- and 16 hex digits",
                        "13: the node ID \"spine\" holds no GUID; expected S-, H- or R- and 16 hex digits",
                        "16: a port line outside a node; expected a Switch, Ca or Rt line above it",
                        "17: the node S-0000000000000500 is listed twice; the first one counts"),
                messages(snapshot));
    }

    @Test
    void aFileWithoutANodeIsAnError() {
        Snapshot snapshot = read("CA 134 1 0x7c 4x EDR - SW 17 10 0x7d ( 'a' - 'b' )\n");
        assertFalse(snapshot.isUsable());
        assertEquals(List.of("1: no node found, is this ibnetdiscover output?"), messages(snapshot));
        assertFalse(read("").isUsable());
    }

    @Test
    void garbageGivesTheFirstProblemsAndTheirNumber() throws IOException {
        Random random = new Random(5);
        byte[] garbage = new byte[5_000_000];
        random.nextBytes(garbage);
        byte[] head = "Ca 1 \"H-0000000000000a10\" # \"a\"\n".getBytes(StandardCharsets.UTF_8);
        System.arraycopy(head, 0, garbage, 0, head.length);
        Snapshot snapshot = IbnetdiscoverReader.read(new ByteArrayInputStream(garbage));
        assertEquals(101, snapshot.problems().size());
        assertTrue(snapshot.problems().get(100).message().endsWith(" more lines cannot be used"));
    }

    @Test
    void aDamagedFileGivesProblemsAndNeverAnException() {
        Random random = new Random(6);
        for (int round = 0; round < 3_000; round++) {
            StringBuilder damaged = new StringBuilder(SITE);
            for (int i = 0; i < 5; i++) {
                int place = random.nextInt(damaged.length());
                switch (random.nextInt(3)) {
                    case 0 -> damaged.deleteCharAt(place);
                    case 1 -> damaged.insert(place, "\"[]()#-x9\n".charAt(random.nextInt(10)));
                    default -> damaged.setCharAt(place, "\"[]()#-x9\n".charAt(random.nextInt(10)));
                }
            }
            Snapshot snapshot = read(damaged.toString());
            assertTrue(!snapshot.isUsable() || !snapshot.fabric().isEmpty(), "seed 6, round " + round);
        }
    }

    @Test
    void aFileIsRead(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("site.ibnetdiscover"), SITE);
        assertEquals(3, IbnetdiscoverReader.read(file).fabric().nodes().size());
    }

    private static Snapshot read(String text) {
        try {
            return IbnetdiscoverReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static List<String> messages(Snapshot snapshot) {
        return snapshot.problems().stream()
                .map(problem -> problem.line() + ": " + problem.message())
                .toList();
    }
}
