package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.VlArbTables;

/** The database of ibdiagnet 2: sections with tables whose columns differ from version to version. */
class DbCsvReaderTest {

    private static final long SEED = 20_061_207L;

    private static final String NODES =
            """
            START_NODES
            NodeDesc,NumPorts,NodeType,SystemImageGUID,NodeGUID,PortGUID
            "leaf, row 1",2,2,0x100,0x0000000000000100,0x0000000000000100
            "cn01 HCA-1",1,1,0xa0,0x00000000000000a0,0x00000000000000a0
            END_NODES
            """;

    private static final String FILE =
            """
            # INDEX_TABLE offset: 1, line: 2

            START_RUN_INFO
            Version,Args
            "2.13",""
            END_RUN_INFO

            """
                    + NODES
                    + """

            START_PORTS
            NodeGuid,PortGuid,PortNum,LID,CapMsk,LinkWidthActv,LinkSpeedActv,LMC,PortState,VLArbHighCap,VLHighLimit,\
            VLCap,NMTU,OpVLs,MTUCap,VLArbLowCap,FECActv
            0x100,0x100,0,7,64,2,1,1,4,0,0,1,5,0,5,0,N/A
            0x100,0x100,1,0,0,2,2052,0,4,8,10,4,5,3,5,8,4
            0x100,0x100,2,0,0,0,0,0,1,8,0,4,1,0,5,8,N/A
            0xa0,0xa1,1,4,1,2,2052,0,4,8,255,4,4,3,5,8,4
            END_PORTS

            START_SWITCHES
            NodeGUID,LinearFDBCap,ENP0
            0x100,49152,1
            END_SWITCHES

            START_LINKS
            NodeGuid1,PortNum1,NodeGuid2,PortNum2
            0x100,1,0xa0,1
            END_LINKS

            START_PKEY
            NodeGUID,PortGUID,LocalPortNum,BlockNum,Index,PKey,Membership
            0xa0,0xa1,1,0,1,0x0002,0
            0xa0,0xa1,1,0,0,0x7fff,1
            0xa0,0xa1,1,0,2,0x0000,0
            END_PKEY

            START_SM_INFO
            NodeGUID,PortGUID,PortNumber,SmState
            0x100,0x100,0,2
            0xa0,0xa1,1,3
            END_SM_INFO

            START_TEMP_SENSING
            NodeGUID,CurrentTemperature
            0x100,50
            END_TEMP_SENSING
            """;

    @Test
    void nodesPortsAndLinksAreThoseOfTheSections() throws IOException {
        Snapshot read = read(FILE);
        assertEquals(List.of(), read.problems());
        Node leaf = read.fabric().node(0x100).orElseThrow();
        assertEquals("leaf, row 1", leaf.description());
        assertEquals(NodeType.SWITCH, leaf.type());
        assertTrue(leaf.enhancedPort0());
        assertEquals(
                List.of(
                        new Port(new PortId(0x100, 0), 0x100, 7, 1, Optional.empty()),
                        new Port(
                                new PortId(0x100, 1),
                                0x100,
                                7,
                                1,
                                Optional.of(new Link(new PortId(0xa0, 1), 4, "NDR"))),
                        new Port(new PortId(0x100, 2), 0x100, 7, 1, Optional.empty())),
                leaf.ports());
        assertEquals(
                Optional.of(new Link(new PortId(0x100, 1), 4, "NDR")),
                read.fabric().portByGuid(0xa1).orElseThrow().link());
        assertEquals(0xa1, read.fabric().smPort().orElseThrow().guid());
    }

    @Test
    void whatPortInfoSaysIsKnown() throws IOException {
        Snapshot read = read(FILE);
        assertEquals(
                PortState.builder()
                        .mtuCap(5)
                        .neighborMtu(4)
                        .rate(21)
                        .vlCap(4)
                        .operationalVls(3)
                        .vlArbHighCap(8)
                        .vlArbLowCap(8)
                        .slMapping(false)
                        .build(),
                read.state().port(new PortId(0xa0, 1)));
        assertEquals(Optional.of(true), read.state().port(new PortId(0x100, 0)).slMapping());
        assertEquals(
                OptionalInt.empty(), read.state().port(new PortId(0x100, 2)).rate(), "a port without a link");
        assertEquals(
                new VlArbTables(Optional.empty(), Optional.empty(), OptionalInt.of(255)),
                read.state().vlArb(new PortId(0xa0, 1)));
        assertEquals(List.of(0xffff, 2), read.state().pkeys().get(new PortId(0xa0, 1)));
    }

    @Test
    void lineEndsOfOtherSystemsDoNotMatter() throws IOException {
        assertEquals(read(FILE), read(FILE.replace("\n", "\r\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "NODES | | \"x\",9999,1,0x1,0x1,0x1 | a node needs NodeGUID, a NodeType from 1 to 3 and at most"
                        + " 254 ports; it is left out",
                "NODES | | \"x\",2,2,0x100,0x100,0x100 | the node 0x0000000000000100 is listed twice; the first one"
                        + " counts",
                "PORTS | NodeGuid,PortNum | 0x9,1 | a port needs a PortNum up to 254 and a NodeGuid of section NODES; it is"
                        + " left out",
                "PORTS | NodeGuid,PortNum | 0x100,9999 | a port needs a PortNum up to 254 and a NodeGuid of section NODES; it"
                        + " is left out",
                "LINKS | NodeGuid1,PortNum1,NodeGuid2,PortNum2 | 0x100,1,0x9,1 | a link of a node that is not in section"
                        + " NODES; it is left out",
                "LINKS | NodeGuid1,PortNum1,NodeGuid2,PortNum2 | 0x100,1,x,1 | a link needs two ports, each a node GUID and a"
                        + " number up to 254; it is left out",
                "PKEY | NodeGUID,LocalPortNum,Index,PKey | 0x100,1,0,0x12345 | a P_Key needs NodeGUID, LocalPortNum, Index"
                        + " and 16 bits; it is left out"
            })
    void aRowThatCannotBeUsedIsReported(String section, String header, String row, String message) throws IOException {
        String end = "END_" + section + "\n";
        String text = header == null
                ? NODES.replace(end, row + "\n" + end)
                : NODES + "START_" + section + "\n" + header + "\n" + row + "\n" + end;
        int line = text.substring(0, text.indexOf(row)).split("\n", -1).length;
        assertEquals(
                List.of(new SnapshotProblem(line, SnapshotProblem.Severity.WARNING, message)),
                read(DbCsvText.whole(text)).problems());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PORTS | the file has no section PORTS, so it has no port and no link. Is the file whole?",
                "LINKS | the file has no section LINKS, so it has no link. Is the file whole?",
                "SWITCHES |",
                "PKEY |",
                "SM_INFO |",
            })
    void aSectionThatIsMissingIsReportedOnceWhereEveryFileHasIt(String section, String message) throws IOException {
        String text = FILE.replaceFirst("(?s)START_" + section + "\n.*END_" + section + "\n", "");

        assertEquals(
                Stream.ofNullable(message).toList(),
                read(text).problems().stream().map(SnapshotProblem::message).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"NODES", "PORTS", "LINKS"})
    void theEndOfAnotherFileDoesNotHideTheSectionThatFollows(String section) throws IOException {
        Snapshot read = read("END_" + section + "\n" + FILE);

        assertEquals(read(FILE).state(), read.state());
        assertEquals(1, read.problems().size(), read.problems().toString());
    }

    @Test
    void withoutTheBeginOfTheNodesNoRowIsReportedAlone() throws IOException {
        assertEquals(
                List.of(
                        "END_NODES has no START_NODES above it; the rows between are left out. Is the file whole?",
                        "section PORTS has no section NODES above it; its rows are left out. Is the file whole?",
                        "section LINKS has no section NODES above it; its rows are left out. Is the file whole?",
                        "no node found, is this the .db_csv of ibdiagnet?"),
                read(FILE.replace("START_NODES", "STRT_NODES")).problems().stream()
                        .map(SnapshotProblem::message)
                        .toList());
    }

    @Test
    void withoutNodesTheRowsOfOthersAreLeftOut() throws IOException {
        Snapshot read = read(FILE.replace(NODES, ""));

        assertFalse(read.isUsable());
        assertEquals(
                List.of(
                        "section PORTS has no section NODES above it; its rows are left out. Is the file whole?",
                        "section LINKS has no section NODES above it; its rows are left out. Is the file whole?",
                        "no node found, is this the .db_csv of ibdiagnet?"),
                read.problems().stream().map(SnapshotProblem::message).toList());
    }

    @Test
    void ofTwoFilesThatWereJoinedTheFirstCounts() throws IOException {
        Snapshot one = read(FILE);
        Snapshot two = read(FILE + FILE);
        assertEquals(one.state(), two.state());
        assertEquals(
                Stream.of("NODES", "PORTS", "SWITCHES", "LINKS", "PKEY", "SM_INFO")
                        .map(section -> "section " + section
                                + " is in the file a second time; its rows are left out. Were two files joined?")
                        .toList(),
                two.problems().stream().map(SnapshotProblem::message).toList());
    }

    @Test
    void aFileWithoutNodesIsNotUsable() throws IOException {
        assertFalse(read("START_LINKS\nNodeGuid1\n").isUsable());
    }

    @Test
    void damagedFilesGiveProblemsAndNeverAnException() throws IOException {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 2_000; run++) {
            StringBuilder text = new StringBuilder(FILE);
            for (int damage = random.nextInt(8); damage >= 0; damage--) {
                text.setCharAt(random.nextInt(text.length()), ",\"x-9\n_N".charAt(random.nextInt(8)));
            }
            assertTrue(read(text.toString()).fabric().nodes().size() <= 2, "run " + run);
        }
    }

    private static Snapshot read(String text) throws IOException {
        return DbCsvReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
