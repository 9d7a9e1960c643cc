package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

class SubnetSnapshotReaderTest {

    private static final String FABRIC =
            """
            switchguid=0x100(100)
            Switch\t4 "S-0000000000000100"\t\t# "left" enhanced port 0 lid 1 lmc 0
            [1]\t"H-00000000000000a0"[1](a1) \t\t# "a" lid 4 4xEDR

            caguid=0xa0
            Ca\t1 "H-00000000000000a0"\t\t# "a"
            [1](a1) \t"S-0000000000000100"[1]\t\t# lid 4 lmc 0 "left" lid 1 4xEDR
            """;

    private static final String TABLES =
            """
            Unicast lids [0-5] of switch Lid 1 guid 0x0000000000000100 ('left'):
            0x0001 000 # Switch portguid 0x0000000000000100: 'left'
            0x0006 001 # Channel Adapter portguid 0x00000000000000a1: 'a'
            0x0007 001 # Channel Adapter portguid 0x00000000000000a1: 'a'
            """;

    private static final String LISTED =
            """
            { CA-SM Ports:01 SystemGUID:a0 NodeGUID:a0 PortGUID:a1 VenID:0 DevID:0 Rev:0 {b} LID:0004 PN:01 } \
            { SW Ports:04 SystemGUID:100 NodeGUID:100 PortGUID:100 VenID:0 DevID:0 Rev:0 {left} LID:0001 PN:01 } \
            PHY=4x LOG=ACT SPD=25
            """;

    @TempDir
    private Path folder;

    @Test
    void aFileByItselfIsKnownByItsContent() throws IOException {
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(write("any.name", FABRIC));
        assertTrue(snapshot.isUsable());
        assertEquals(2, snapshot.fabric().nodes().size());
        assertTrue(snapshot.state().forwarding().isEmpty());
    }

    @Test
    void theFilesOfAFolderAreReadTogether() throws IOException {
        write("fabric.txt", FABRIC);
        write("lfts", TABLES);
        write("partitions.conf", "Default=0x7fff : ALL=full ;\n");
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertTrue(snapshot.isUsable());
        assertEquals(1, snapshot.state().forwarding().port(0x100, 7));
    }

    @Test
    void theLidsOfTheTablesWinAndTheDifferenceIsSaid() throws IOException {
        write("fabric.txt", FABRIC);
        Path tables = write("lfts", TABLES);
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertEquals(6, snapshot.fabric().portByGuid(0xa1).orElseThrow().lid());
        assertEquals(1, snapshot.fabric().portByGuid(0xa1).orElseThrow().lmc());
        List<SnapshotProblem> problems = snapshot.problems().get(tables);
        assertEquals(
                "port 1 of node 0x00000000000000a0 has the LID 6 here, but 4 in the file of the fabric; the LIDs of this file are"
                        + " used. Were both files written at different times?",
                problems.get(0).message());
    }

    @Test
    void tablesOfAnotherSubnetAreReported() throws IOException {
        write("fabric.txt", FABRIC);
        Path tables = write("lfts", TABLES.replace("0000100 ('left')", "0000200 ('right')"));
        assertEquals(
                List.of(
                        "switches that have a table here but are not in the fabric: 1, the first is"
                                + " 0x0000000000000200",
                        "switches of the fabric that have no table here, so that no path through them is known: 1,"
                                + " the first is 0x0000000000000100"),
                SubnetSnapshotReader.read(folder).problems().get(tables).stream()
                        .map(SnapshotProblem::message)
                        .limit(2)
                        .toList());
    }

    @Test
    void aRepeatedPortGuidIsReported() throws IOException {
        Path fabric = write(
                "fabric.txt",
                FABRIC.replaceFirst("\\[1\\]\t\"H-.*\n", "$0[2]\t\"H-00000000000000b0\"[1](a1)\t# \"b\" lid 5 4xEDR\n")
                        + "\ncaguid=0xb0\nCa\t1 \"H-00000000000000b0\"\t\t# \"b\"\n"
                        + "[1](a1) \t\"S-0000000000000100\"[2]\t\t# lid 5 lmc 0 \"left\" lid 1 4xEDR\n");
        assertEquals(
                List.of(new SnapshotProblem(
                        11,
                        SnapshotProblem.Severity.WARNING,
                        "port 1 of node 0x00000000000000b0 has the port GUID 0x00000000000000a1, as has port 1 of node"
                                + " 0x00000000000000a0; the GUID selects the latter")),
                SubnetSnapshotReader.read(folder).problems().get(fabric));
    }

    @Test
    void aCableToAPortThatTheOtherNodeDoesNotHaveIsReported() throws IOException {
        Path snapshot = write(
                "snapshot.json",
                """
                {"format":"qos-snapshot-1","nodes":[
                {"guid":"0xa0","type":"CA","portCount":1,"ports":[{"number":1,"link":{"node":"0xb0","number":9}}]},
                {"guid":"0xb0","type":"CA","portCount":2,"ports":[]}]}
                """);
        assertEquals(
                List.of(new SnapshotProblem(
                        2,
                        SnapshotProblem.Severity.WARNING,
                        "port 1 of node 0x00000000000000a0 leads to port 9 of node 0x00000000000000b0, which has 2 ports;"
                                + " audits and simulations leave the link out. Is the snapshot whole?")),
                SubnetSnapshotReader.read(folder).problems().get(snapshot));
    }

    @Test
    void aCableOfWhichOneEndIsShownIsReported() throws IOException {
        String withoutLine = FABRIC.replaceFirst("\\[1\\]\t\"H-.*\n", "");
        Path fabric = write("fabric.txt", withoutLine);
        assertEquals(
                List.of(
                        "port 1 of node 0x00000000000000a0 leads to port 1 of node 0x0000000000000100, which has no cable;"
                                + " audits and simulations leave the link out. Is the snapshot whole?"),
                messages(SubnetSnapshotReader.read(folder), fabric));

        Path self = write("fabric.txt", FABRIC.replace("\"H-00000000000000a0\"[1](a1)", "\"S-0000000000000100\"[1]"));
        assertEquals(
                List.of(
                        "port 1 of node 0x00000000000000a0 leads to port 1 of node 0x0000000000000100, which leads to port 1"
                                + " of node 0x0000000000000100; audits and simulations leave the link out. Is the snapshot whole?"),
                messages(SubnetSnapshotReader.read(folder), self));
    }

    @Test
    void entriesWithAPortThatTheSwitchDoesNotHaveAreReported() throws IOException {
        write("fabric.txt", FABRIC.replace("lid 4", "lid 6").replace("lmc 0 \"left", "lmc 1 \"left"));
        Path tables = write(
                "lfts", "$ dump_fts\n" + TABLES.replace("0006 001", "0006 005").replace("0007 001", "0007 006"));
        assertEquals(
                List.of(new SnapshotProblem(
                        2,
                        SnapshotProblem.Severity.WARNING,
                        "switch 0x0000000000000100 has 4 ports, but its table sends LID 6 to port 5; paths to 2 such LIDs end"
                                + " there. Is the table of another switch?")),
                SubnetSnapshotReader.read(folder).problems().get(tables));

        Path snapshot = write(
                "snapshot.json",
                """
                {"format":"qos-snapshot-1","nodes":[
                {"guid":"0x100","type":"SWITCH","portCount":4}],"forwarding":[
                {"node":"0x100","outPorts":"ff0005"}]}
                """);
        assertEquals(
                List.of(
                        "switch 0x0000000000000100 has 4 ports, but its table sends LID 2 to port 5; paths to this LID end"
                                + " there. Is the table of another switch?"),
                messages(SubnetSnapshotReader.read(snapshot), snapshot));
    }

    @Test
    void aFileOfAnotherKindIsRejected() throws IOException {
        Path text = write("notes.txt", "Ports of the lab\n");
        SubnetSnapshot read = SubnetSnapshotReader.read(text);
        assertFalse(read.isUsable());
        assertEquals(List.of("its first lines show no known kind of file; are they missing?"), messages(read, text));
    }

    @Test
    void messagesListTheKindsThatShowASubnet() {
        assertEquals(
                "snapshot written by qos discover (JSON); .db_csv of ibdiagnet 2; output of ibnetdiscover; output of"
                        + " ibnetdiscover -p; opensm-subnet.lst, .lst of ibdiagnet; net of ibsim",
                SubnetSnapshotReader.kinds());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[{\"a\":1}]", "\n { \"name\" : \"x\" }", "[\n  \"a\"\n]"})
    void jsonThatIsNotASnapshotIsNamedAsSuch(String json) throws IOException {
        Path file = write("package.json", json);
        assertEquals(
                List.of("the JSON is not a snapshot of qos, whose \"format\" is \"qos-snapshot-1\"; write one with qos"
                        + " discover"),
                messages(SubnetSnapshotReader.read(file), file));
        assertFalse(SubnetSnapshotReader.shows(file), "in a folder it is ignored");
    }

    @Test
    void theSl2VlTablesOfAFolderBelongToItsFabric() throws IOException {
        write("fabric.txt", FABRIC);
        Path rows = write(
                "sl2vl",
                "Switch 0x0000000000000100, base LID 1, \"left\"\n0 1 :" + " 3".repeat(16) + "\n"
                        + "Switch 0x0000000000000999, base LID 1, \"stranger\"\n");
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertTrue(snapshot.state().sl2vl().row(new PortId(0x100, 1), 0).isPresent());
        assertEquals(3, snapshot.problems().get(rows).get(0).line());
    }

    @Test
    void otherFilesOfAFolderThatLookCompressedAreIgnored() throws IOException {
        write("fabric.txt", FABRIC);
        Files.write(folder.resolve("garbage.gz"), new byte[] {0x1f, (byte) 0x8b, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7});
        Files.write(folder.resolve("short.gz"), new byte[] {0x1f, (byte) 0x8b});
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertTrue(snapshot.isUsable());
        assertEquals(1, snapshot.problems().size());
    }

    @Test
    void rowsThatPortsHaveAnsweredAreNotThoseOfOpenSm() throws IOException {
        write("fabric.txt", FABRIC);
        Path dump = write("sl2vl", "\nSwitch 0x0000000000000100, base LID 1, \"left\"\n0 1 :" + " 3".repeat(16) + "\n");
        write("answers", "# SL2VL table: Lid 1\nports: in  0, out  1: |" + " 5|".repeat(16) + "\n");
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        PortId port = new PortId(0x100, 1);
        assertEquals(
                Optional.of(0x5555_5555_5555_5555L), snapshot.state().sl2vl().row(port, 0));
        assertEquals(Optional.of(0x3333_3333_3333_3333L), snapshot.dumpedSl2Vl().row(port, 0));
        assertEquals(
                List.of("port 1 of node 0x0000000000000100: SL2VL row of in-port 0 is 3333333333333333 here, but"
                        + " 5555555555555555 in answers, which counts"),
                messages(snapshot, dump));
        assertEquals(List.of(2), lines(snapshot, dump));
    }

    @Test
    void theListOfOpenSmIsReadWhereIbnetdiscoverIsMissing() throws IOException {
        String end =
                " Ports:01 SystemGUID:%1$016x NodeGUID:%1$016x PortGUID:%1$016x VenID:0 DevID:0 Rev:0 {x} LID:%1$04x PN:01 }";
        String line = "{ CA" + String.format(end, 0x10) + " { SW" + String.format(end, 0x20) + "\n";
        Path list = write("opensm-subnet.lst", line);
        assertEquals(
                2,
                SubnetListReader.read(Files.newInputStream(list))
                        .fabric()
                        .nodes()
                        .size());
        assertTrue(SubnetSnapshotReader.read(folder).fabric().node(0x10).isPresent());
        write("zz-fabric.txt", FABRIC);
        SubnetSnapshot both = SubnetSnapshotReader.read(folder);
        assertEquals(4, both.fabric().nodes().size());
        assertEquals(
                List.of("nodes that are here but not in zz-fabric.txt: 2, the first is 0x0000000000000010; were both"
                        + " files written at different times?"),
                messages(both, list));
    }

    @Test
    void whatFilesSayDifferentlyIsReportedWithBothValuesAndTheMoreDirectFileCounts() throws IOException {
        write("fabric.txt", FABRIC);
        Path list = write(
                "opensm-subnet.lst",
                "# a copy\n" + LISTED.replace("LID:0004", "LID:0009").replace("SPD=25", "SPD=50"));
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertEquals(
                List.of(
                        "node 0x00000000000000a0: description is \"b\" here, but \"a\" in fabric.txt, which counts",
                        "port 1 of node 0x00000000000000a0: LID is 9 here, but 4 in fabric.txt, which counts",
                        "port 1 of node 0x00000000000000a0: speed is HDR here, but EDR in fabric.txt, which counts",
                        "port 1 of node 0x0000000000000100: speed is HDR here, but EDR in fabric.txt, which counts"),
                messages(snapshot, list));
        assertEquals(List.of(2, 2, 2, 2), lines(snapshot, list));
        Port port = snapshot.fabric().portByGuid(0xa1).orElseThrow();
        assertEquals(4, port.lid());
        assertEquals("EDR", port.link().orElseThrow().speed());
        assertEquals(0xa1, snapshot.fabric().smPort().orElseThrow().guid(), "which only the list has");
    }

    @Test
    void ofTwoFilesOfAKindTheNewestCounts() throws IOException {
        Path old = write("a-fabric.txt", FABRIC);
        Path recent = write("b-fabric.txt", FABRIC.replace("lid 4", "lid 7"));
        Files.setLastModifiedTime(old, FileTime.fromMillis(1_000));
        Files.setLastModifiedTime(recent, FileTime.fromMillis(2_000));
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertEquals(7, snapshot.fabric().portByGuid(0xa1).orElseThrow().lid());
        assertEquals(
                List.of("port 1 of node 0x00000000000000a0: LID is 4 here, but 7 in b-fabric.txt, which counts"),
                messages(snapshot, old));
    }

    @Test
    void whatAKindOfFileCannotSayIsNotAConflict() throws IOException {
        write("fabric.txt", FABRIC.replace("lmc 0 \"left\"", "lmc 2 \"left\""));
        Path list = write("opensm-subnet.lst", LISTED.replace("{b}", "{a}"));
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertEquals(List.of(), messages(snapshot, list));
        assertEquals(2, snapshot.fabric().portByGuid(0xa1).orElseThrow().lmc());
        assertTrue(snapshot.fabric().node(0x100).orElseThrow().enhancedPort0());
    }

    @Test
    void aPortReportBelongsToTheNodesOfOtherFiles() throws IOException {
        write("fabric.txt", FABRIC.replace(" 4xEDR", ""));
        Path report = write(
                "report.txt",
                "CA     4  1 0x00000000000000a1 4x HDR - SW     1  1 0x0000000000000100 ( 'a' - 'left' )\n");
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertEquals(2, snapshot.fabric().nodes().size());
        assertEquals(
                "HDR",
                snapshot.fabric()
                        .port(new PortId(0xa0, 1))
                        .flatMap(Port::link)
                        .orElseThrow()
                        .speed());
        assertEquals(List.of(), messages(snapshot, report));
    }

    private static List<Integer> lines(SubnetSnapshot snapshot, Path file) {
        return snapshot.problems().get(file).stream().map(SnapshotProblem::line).toList();
    }

    private static List<String> messages(SubnetSnapshot snapshot, Path file) {
        return snapshot.problems().get(file).stream()
                .map(SnapshotProblem::message)
                .toList();
    }

    @Test
    void aFileShowsSomethingOfASubnetOrNot() throws IOException {
        assertTrue(SubnetSnapshotReader.shows(write("lfts", TABLES)));
        assertFalse(SubnetSnapshotReader.shows(write("partitions.conf", "Default=0x7fff : ALL=full ;\n")));
        assertFalse(SubnetSnapshotReader.shows(folder.resolve("gone")));
    }

    @Test
    void aLidThatTheFabricDoesNotHaveIsUsedWithoutAMessage() throws IOException {
        write("fabric.txt", FABRIC.replace("lid 4 ", ""));
        Path tables = write("lfts", TABLES);
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertEquals(6, snapshot.fabric().portByGuid(0xa1).orElseThrow().lid());
        assertEquals(List.of(), snapshot.problems().get(tables));
    }

    @Test
    void anotherLidOfASwitchCountsOnceAndHoldsForAllItsPorts() throws IOException {
        write("fabric.txt", FABRIC);
        Path tables = write(
                "lfts",
                TABLES.replace("0x0006 001", "0x0004 001")
                        .replace("0x0007 001", "0x0004 001")
                        .replace("0x0001 000", "0x0009 000"));
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(folder);
        assertTrue(snapshot.fabric().node(0x100).orElseThrow().ports().stream().allMatch(port -> port.lid() == 9));
        assertTrue(
                snapshot.problems()
                        .get(tables)
                        .get(0)
                        .message()
                        .startsWith(
                                "port 0 of node 0x0000000000000100 has the LID 9 here, but 1 in the file of the fabric;"),
                snapshot.problems().toString());
    }

    @Test
    void aFolderWithoutAFabricIsNotUsable() throws IOException {
        write("lfts", TABLES);
        assertFalse(SubnetSnapshotReader.read(folder).isUsable());
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
