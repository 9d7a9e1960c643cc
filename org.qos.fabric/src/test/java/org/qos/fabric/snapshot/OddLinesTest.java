package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Lid;

/** Lines at the edges of what the files of a subnet may hold, and beyond. */
class OddLinesTest {

    private static final long SEED = 20_061_205L;
    private static final long SWITCH = 0x100;
    private static final String HEAD = "Unicast lids [0-9] of switch Lid 1 guid 0x0000000000000100 ('left'):\n";
    private static final String SL2VL_HEAD = "Switch 0x0000000000000100, base LID 1, \"left\"\n";
    private static final String ZEROS = " 0".repeat(16);

    @ParameterizedTest
    @CsvSource({
        // LID, port, whether the entry counts, problems
        "0x0001, 000, 0, 0",
        "0xbfff, 254, 254, 0",
        "0xbfff, 255, 255, 0",
        "0x0000, 001, 255, 1",
        "0xc000, 001, 255, 1",
        "0x0001, 256, 255, 1",
        "0x0001, 999, 255, 1"
    })
    void anEntryIsForAUnicastLidAndAPortOfASwitch(String lid, String port, int found, int problems) throws IOException {
        ForwardingReader.Result read = forwarding(HEAD + lid + " " + port + " # somewhere\n");
        assertEquals(problems, read.problems().size(), read.problems().toString());
        assertEquals(found, read.tables().port(SWITCH, Math.min(Integer.decode(lid), Lid.MAX_UNICAST)));
    }

    @ParameterizedTest
    @CsvSource({"4, 4 4, 0", "5, 4 5, 1", "7, 4 7, 2", "4, 7 4, 2"})
    void theEntriesOfAPortGiveItsLids(int base, String lids, int lmc) throws IOException {
        StringBuilder text = new StringBuilder(HEAD);
        for (String lid : lids.split(" ")) {
            text.append("0x000").append(lid).append(" 001 # Channel Adapter portguid 0x00000000000000a1: 'a'\n");
        }
        LidRange range = forwarding(text.toString()).lids().get(0xa1L);
        assertEquals(4, range.base());
        assertEquals(lmc, range.lmc());
    }

    @ParameterizedTest
    @CsvSource({"0x0083, 7, 0", "0x0084, 0, 1"})
    void lidsThatNoPortCanHaveTogetherAreReported(String last, int lmc, int problems) throws IOException {
        String entry = "%s 001 # Channel Adapter portguid 0x00000000000000a1: 'a'\n";
        ForwardingReader.Result read = forwarding(HEAD + entry.formatted("0x0004") + entry.formatted(last));
        assertEquals(lmc, read.lids().get(0xa1L).lmc());
        assertEquals(
                problems == 0
                        ? List.of()
                        : List.of(new SnapshotProblem(
                                1,
                                SnapshotProblem.Severity.WARNING,
                                "the port 0x00000000000000a1 has LIDs from 4 to 132, which are more than a port can have; the"
                                        + " first one counts. Were two files joined?")),
                read.problems());
    }

    @Test
    void theTableOfASwitchWithoutEntriesIsKnownToBeEmpty() throws IOException {
        ForwardingReader.Result read = forwarding(HEAD + "0 lids dumped\n");
        assertEquals(List.of(SWITCH), List.copyOf(read.tables().switches()));
        assertEquals(List.of(), read.problems());
        assertEquals(ForwardingTables.NO_PORT, read.tables().port(SWITCH, 1));
    }

    @Test
    void aSecondTableOfASwitchThatDiffersIsReportedOnce() throws IOException {
        String second = HEAD + "0x0001 001\n0x0002 003\n0x0003 004\n";
        ForwardingReader.Result read = forwarding(HEAD + "0x0001 001\n0x0002 002\n0x0003 003\n" + second);
        assertEquals(
                List.of(new SnapshotProblem(
                        7,
                        SnapshotProblem.Severity.WARNING,
                        "switch 0x0000000000000100 has port 3 for LID 2 here, but port 2 above; the last one counts. Does the"
                                + " file have two tables of the switch?")),
                read.problems());
        assertEquals(4, read.tables().port(SWITCH, 3));
        assertEquals(List.of(), forwarding(second + second).problems(), "printed twice");
        assertEquals(List.of(), forwarding(second + HEAD + "0x0004 001\n").problems(), "another range of LIDs");
    }

    @Test
    void aSecondRowOfTheSamePortsThatDiffersIsReported() throws IOException {
        String row = SL2VL_HEAD + "0 1 :" + ZEROS + "\n";
        assertEquals(List.of(), sl2vl(row + row).problems());
        assertEquals(
                List.of(new SnapshotProblem(
                        4,
                        SnapshotProblem.Severity.WARNING,
                        "the SL2VL row of in-port 0 of port 1 of node 0x0000000000000100 is another one above; the last one"
                                + " counts. Were two files joined?")),
                sl2vl(row + row.replace(": 0", ": 1")).problems());
    }

    @ParameterizedTest
    @CsvSource({"0, 4, 0", "4, 0, 0", "0, 5, 5", "5, 0, 5"})
    void aRowIsOfPortsOfTheSwitch(int in, int out, int beyond) throws IOException {
        assertEquals(
                beyond == 0
                        ? List.of()
                        : List.of(new SnapshotProblem(
                                2,
                                SnapshotProblem.Severity.WARNING,
                                "port 5 of a switch with 4 ports; the row is left out")),
                sl2vl(SL2VL_HEAD + in + " " + out + " :" + ZEROS + "\n").problems());
    }

    @Test
    void whatAppearsBeforeTheFirstTableIsNotAProblem() throws IOException {
        assertEquals(List.of(), forwarding("$ ibroute 1\nsome words\n" + HEAD).problems());
        assertEquals(List.of(2), lines(forwarding(HEAD + "some words\n").problems()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "Unicast\n", "0x0001 001\n"})
    void aFileWithoutATableIsAnError(String text) throws IOException {
        List<SnapshotProblem> problems = forwarding(text).problems();
        SnapshotProblem last = problems.get(problems.size() - 1);
        assertEquals(SnapshotProblem.Severity.ERROR, last.severity());
        assertTrue(forwarding(text).tables().isEmpty());
    }

    @Test
    void ofAFileOfGarbageTheFirstHundredProblemsAreListed() throws IOException {
        ForwardingReader.Result read = forwarding(HEAD + "garbage\n".repeat(250));
        assertEquals(101, read.problems().size());
        SnapshotProblem rest = read.problems().get(100);
        assertTrue(rest.message().startsWith("150 "), rest.message());
        assertEquals(251, rest.line());
        assertEquals(100, forwarding(HEAD + "garbage\n".repeat(100)).problems().size(), "none is left over");
    }

    @ParameterizedTest
    @CsvSource({
        "'0 1 :" + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 15', 0",
        "'0 1 :" + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 16', 1",
        "'0 1 :" + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0', 1",
        "'0 1 :" + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0', 1",
        "'0 :" + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0', 1",
        "'#in out : 0 1', 0",
        "'', 0"
    })
    void aRowHasAVlForEachOfTheSixteenSls(String row, int problems) throws IOException {
        assertEquals(problems, sl2vl(SL2VL_HEAD + row + "\n").problems().size());
    }

    @Test
    void theRowsOfAnAdapterBelongToItsPortWhateverTheirNumbers() throws IOException {
        Sl2VlReader.Result read = sl2vl("Channel Adapter 0x00000000000000a2, base LID 4, \"a\"\n3 9 :" + ZEROS + "\n");
        assertTrue(read.tables().row(new PortId(0xa0, 2), 0).isPresent());
        assertTrue(read.tables().row(new PortId(0xa0, 9), 3).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "' PHY=4x LOG=ACT SPD=25', 4, EDR, true",
        "' PHY=12x LOG=ACT SPD=10', 12, QDR, true",
        "' PHY=123x LOG=ACT SPD=10', 0, QDR, true",
        "' PHY=?? LOG=ACT SPD=??', 0, '', true",
        "' PHY=4x LOG=ARM', 4, '', true",
        "'', 0, '', true",
        "' PHY=4x LOG=DWN SPD=25', 0, '', false"
    })
    void aLinkOfTheSubnetListHasTheReportedWidthAndSpeed(String link, int width, String speed, boolean up)
            throws IOException {
        Fabric fabric = SubnetListReader.read(stream(listed("CA", 0x10, "SW", 0x20, link)))
                .fabric();
        assertEquals(
                up ? Optional.of(new Link(new PortId(0x20, 1), width, speed)) : Optional.empty(),
                fabric.port(new PortId(0x10, 1)).orElseThrow().link());
    }

    @ParameterizedTest
    @CsvSource({"CA, CA", "SW, SWITCH", "Rt, ROUTER"})
    void aNodeOfTheSubnetListIsOfItsType(String word, NodeType type) throws IOException {
        Fabric fabric = SubnetListReader.read(stream(listed(word, 0x10, "CA", 0x20, "")))
                .fabric();
        assertEquals(type, fabric.node(0x10).orElseThrow().type());
        assertEquals(type == NodeType.SWITCH, fabric.port(new PortId(0x10, 0)).isPresent(), "port 0");
    }

    @Test
    void aPortThatTheSubnetListHasTwiceIsReportedOnce() throws IOException {
        String line = listed("SW", 0x10, "CA", 0x20, "");
        Snapshot snapshot = SubnetListReader.read(stream(line + line));
        assertEquals(List.of(2), lines(snapshot.problems()));
        assertEquals(2, snapshot.fabric().node(0x10).orElseThrow().ports().size(), "port 0 and port 1");
    }

    @Test
    void damagedFilesGiveProblemsAndNeverAnException() throws IOException {
        Random random = new Random(SEED);
        String list = listed("CA", 0x10, "SW", 0x20, " PHY=4x LOG=ACT SPD=25");
        String tables = HEAD + "0x0001 001 # portguid 0x00000000000000a1: 'a'\n";
        String rows = SL2VL_HEAD + "0 1 :" + ZEROS + "\n";
        for (int round = 0; round < 2_000; round++) {
            Snapshot snapshot = SubnetListReader.read(stream(damaged(list, random)));
            ForwardingReader.Result forwarding = forwarding(damaged(tables, random));
            Sl2VlReader.Result sl2vl = sl2vl(damaged(rows, random));

            String about = "seed " + SEED + ", round " + round;
            assertEquals(snapshot.fabric().isEmpty(), !snapshot.isUsable(), about);
            assertFalse(forwarding.tables().isEmpty() && forwarding.problems().isEmpty(), about);
            assertTrue(sl2vl.problems().stream().allMatch(problem -> problem.line() >= 1), about);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'{ CA-SM Ports:02 SystemGUID', SUBNET_LIST",
        "'{ Rt Ports:02 SystemGUID', SUBNET_LIST",
        "'Unicast lids [0-5] of switch', FORWARDING",
        "'  Unicast lids [0-5] of switch', FORWARDING",
        "'Router 0x12, base LID 4, x', SL2VL",
        "'Switch 0x12, base LID 4, x', SL2VL",
        "'Switch 36 \"S-0002c90000000001\" # x', IBNETDISCOVER",
        "'# Initiated from node 0002c9 port 1', IBNETDISCOVER",
        "'Ca 2 \"H-0002c90000000001\"', IBNETDISCOVER",
        "'Default=0x7fff : ALL=full ;',",
        "'# Topology file',",
        "'',"
    })
    void theKindOfAFileIsKnownByItsLines(String line, SnapshotKind kind, @TempDir Path folder) throws IOException {
        Path first = Files.writeString(folder.resolve("first"), line + "\n");
        Path late = Files.writeString(folder.resolve("late"), "# prompt\n".repeat(199) + line + "\n");
        Path tooLate = Files.writeString(folder.resolve("tooLate"), "# prompt\n".repeat(200) + line + "\n");
        assertEquals(Optional.ofNullable(kind), kind(first));
        assertEquals(Optional.ofNullable(kind), kind(late));
        assertEquals(Optional.empty(), kind(tooLate), "only the first 200 lines are looked through");
    }

    private static String damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            int place = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(place);
                case 1 -> damaged.insert(place, "{}[]:x9 \n".charAt(random.nextInt(9)));
                default -> damaged.setCharAt(place, "{}[]:x9 \n".charAt(random.nextInt(9)));
            }
        }
        return damaged.toString();
    }

    private static String listed(String type, long node, String peerType, long peer, String link) {
        return end(type, node) + " " + end(peerType, peer) + link + "\n";
    }

    private static String end(String type, long node) {
        return String.format(
                "{ %s Ports:02 SystemGUID:%016x NodeGUID:%016x PortGUID:%016x VenID:000000 DevID:0000 Rev:000000A1"
                        + " {a} LID:0001 PN:01 }",
                type, node, node, node + 1);
    }

    private static ForwardingReader.Result forwarding(String text) throws IOException {
        return ForwardingReader.read(stream(text));
    }

    private static Sl2VlReader.Result sl2vl(String text) throws IOException {
        Port port0 = new Port(new PortId(SWITCH, 0), SWITCH, 1, 0, Optional.empty());
        Port adapter = new Port(new PortId(0xa0, 2), 0xa2, 4, 0, Optional.empty());
        Fabric fabric = Fabric.of(
                List.of(
                        new Node(SWITCH, NodeType.SWITCH, "left", 4, true, List.of(port0)),
                        new Node(0xa0, NodeType.CA, "a", 2, false, List.of(adapter))),
                OptionalLong.empty());
        return Sl2VlReader.read(stream(text), fabric);
    }

    private static List<Integer> lines(List<SnapshotProblem> problems) {
        return problems.stream().map(SnapshotProblem::line).toList();
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<SnapshotKind> kind(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return SnapshotKind.of(bytes);
        }
    }
}
