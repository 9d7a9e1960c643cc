package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** Nets of ibsim, with the GUIDs that ibsim gives their nodes. */
class IbsimNetReaderTest {

    private static final long SEED = 20_061_209L;

    private static final String NET =
            """
            # two leaves ── 两台交换机
            #

            Switch	8 "leaf1"
            [1]	"host1"[1]
            # a comment between ports
            [3]	"leaf2"[3]

            Switch 8 "leaf2" # "second leaf" enhanced port 0 lid 7 lmc 1
            [1] "host2"[2] 4xDDR

            Hca	2 "host1"
            [1]	"leaf1"[1]

            caguid=0xabc000(0xabc001)
            Ca 2 "host2" # its name lid 9 lmc 2
            [2]	"leaf2"[1]	lid 12 lmc 2
            nonsense
            """;

    @Test
    void nodesHaveTheGuidsThatIbsimGivesThem() throws IOException {
        Snapshot read = read(NET);
        assertEquals(List.of(), read.problems());
        List<Node> nodes = read.fabric().nodes();
        assertEquals(
                List.of(0x200000L, 0x200001L, 0x100000L, 0xabc000L),
                nodes.stream().map(Node::guid).toList());
        assertEquals(
                List.of("leaf1", "second leaf", "host1", "its name"),
                nodes.stream().map(Node::description).toList());
        assertEquals(NodeType.SWITCH, nodes.get(0).type());
        assertFalse(nodes.get(0).enhancedPort0());
        assertTrue(nodes.get(1).enhancedPort0());
        assertEquals(
                new Port(new PortId(0x200001, 0), 0x200001, 7, 1, Optional.empty()),
                nodes.get(1).port(0).orElseThrow());
        assertEquals(
                new Port(
                        new PortId(0xabc000, 2),
                        0xabc002,
                        12,
                        2,
                        Optional.of(new Link(new PortId(0x200001, 1), 4, "DDR"))),
                nodes.get(3).port(2).orElseThrow());
    }

    @Test
    void aCableThatOneEndNamesConnectsBoth() throws IOException {
        Snapshot read = read(NET);
        assertEquals(
                Optional.of(new Link(new PortId(0x200000, 3), 4, "SDR")),
                read.fabric().port(new PortId(0x200001, 3)).orElseThrow().link());
    }

    @ParameterizedTest
    @CsvSource({
        "'', '', 4, SDR",
        "w=1, w=3, 1, SDR",
        "w=8 s=7, w=15 s=3, 12, DDR",
        "w=4, '', 8, SDR",
        "s=4 e=2, e=7, 4, EDR",
        "4xNDR, 4xNDR, 4, NDR",
        "1xSDR, '', 1, SDR",
        "'s = 4', s=6, 4, QDR"
    })
    void aLinkHasTheHighestWidthAndSpeedOfBothEnds(String one, String other, int width, String speed)
            throws IOException {
        Snapshot read = read("Hca 1 \"a\"\n[1] \"b\"[1] " + one + "\n\nHca 1 \"b\"\n[1] \"a\"[1] " + other + "\n");
        assertEquals(List.of(), read.problems());
        assertEquals(
                Optional.of(new Link(new PortId(0x100002, 1), width, speed)),
                read.fabric().port(new PortId(0x100000, 1)).orElseThrow().link());
    }

    @Test
    void theNumberOfTheRemotePortIs1WithoutOne() throws IOException {
        Snapshot read = read("Hca 2 \"a\"\n[2] \"b\"\n\nHca 1 \"b\"\n");
        assertEquals(
                new PortId(0x100003, 1),
                read.fabric()
                        .port(new PortId(0x100000, 2))
                        .flatMap(Port::link)
                        .orElseThrow()
                        .peer());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "switchguid=0x500 | 0x500",
                "switchguid = 1280 | 0x500",
                "switchguid=0x400/switchguid+0x100 | 0x500",
                "switchguid+16 | 0x200010"
            })
    void assignmentsChangeTheGuidOfTheNextNode(String lines, String guid) throws IOException {
        Snapshot read = read(lines.replace("/", "\n") + "\nSwitch 4 \"s\"\n");
        assertEquals(Long.decode(guid), read.fabric().nodes().get(0).guid());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Hca 2 \"a\"/[3] \"a\"[1] | 2 | port 3 of a node with 2 ports; it is left out",
                "Hca 2 \"a\"/[1] \"b\"[1] | 2 | there is no port 1 of a node \"b\"",
                "Hca 2 \"a\"/[1] \"a\"[9] | 2 | there is no port 9 of a node \"a\"",
                "Hca 2 \"a\"/[1] \"a\"[2]/[1] \"a\"[2] | 3 | port 1 is listed twice; the first line counts",
                "Hca 2 \"a\"/[1 | 2 | not a port of a net of ibsim; expected [1] \"node\"[2]",
                "Hca 9999 \"a\"/Hca 1 \"b\" | 1 | a node has 1 to 254 ports, not 9999; it is left out",
                "Hca 2 \"a\"//Hca 2 \"a\" | 3 | the node \"a\" or its GUID 0x0000000000100003 is there already; it is left"
                        + " out",
                "Hca 3 \"a\"/[1] \"a\"[2]/[3] \"a\"[2] | 3 | one of the two ports has another cable already; this one is"
                        + " left out",
                "Hca 2 \"a\"/[1] \"a\"[2] s=1/[2] \"a\"[1] s=2 | 2 | both ends of the cable have no known width or speed in"
                        + " common"
            })
    void whatCannotBeUsedIsReported(String text, int line, String message) throws IOException {
        assertEquals(
                new SnapshotProblem(line, SnapshotProblem.Severity.WARNING, message),
                read(text.replace("/", "\n")).problems().get(0));
    }

    @Test
    void aCableToTheSamePortEndsTheReadingLikeAnyOther() throws IOException {
        Snapshot read = read("Switch 4 \"a\"\n[1] \"a\"[1]\n[2] \"a\"[3]\n");
        assertTrue(read.isUsable());
        assertEquals(
                new PortId(0x200000, 2),
                read.fabric()
                        .port(new PortId(0x200000, 3))
                        .flatMap(Port::link)
                        .orElseThrow()
                        .peer());
    }

    @Test
    void lineEndsOfOtherSystemsDoNotMatter() throws IOException {
        assertEquals(read(NET), read(NET.replace("\n", "\r\n")));
    }

    @Test
    void damagedFilesGiveProblemsAndNeverAnException() throws IOException {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 2_000; run++) {
            StringBuilder text = new StringBuilder(NET);
            for (int damage = random.nextInt(8); damage >= 0; damage--) {
                text.setCharAt(random.nextInt(text.length()), "[]\"9x=#\n".charAt(random.nextInt(8)));
            }
            assertTrue(read(text.toString()).fabric().nodes().size() <= 4, "run " + run);
        }
    }

    private static Snapshot read(String text) throws IOException {
        return IbsimNetReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
