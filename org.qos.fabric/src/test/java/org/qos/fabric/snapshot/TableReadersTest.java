package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl2VlRow;

/** Readers of forwarding tables and of SL2VL tables. */
class TableReadersTest {

    @Test
    void theDumpOfOpenSmIsRead() throws IOException {
        ForwardingReader.Result read = forwarding(
                """
                Unicast lids [0-6] of switch Lid 1 guid 0x0000000000000100 ('left'):
                0x0001 000 # Switch portguid 0x0000000000000100: 'left'
                0x0004 001 # Channel Adapter portguid 0x00000000000000a1: 'a'
                0x0005 002 # Channel Adapter portguid 0x00000000000000a1: 'a'
                0x0006 255 # Channel Adapter portguid 0x00000000000000b1: 'b'
                6 lids dumped
                """);
        assertEquals(List.of(), read.problems());
        assertEquals(2, read.tables().port(0x100, 5));
        assertEquals(ForwardingTables.NO_PORT, read.tables().port(0x100, 6));
        assertEquals(new LidRange(4, 5), read.lids().get(0xa1L));
        assertEquals(1, read.lids().get(0xa1L).lmc());
    }

    @Test
    void whatIbrouteAndDumpFtsPrintIsRead() throws IOException {
        ForwardingReader.Result read = forwarding(
                """
                ibwarn: [7] sim_connect: attached as client 1 at node "left"
                Unicast lids [0x0-0x5] of switch Lid 1 guid 0x0000000000000100 (left):
                  Lid  Out   Destination
                       Port     Info
                0x0001 000 : (Switch portguid 0x0000000000000100: 'left')
                0x0005 003 : (path #2 out of 2: portguid 0x00000000000000a1)
                2 valid lids dumped

                Unicast lids [0x0-0x5] of switch DR path slid 0; dlid 0; 0,1 guid 0x0000000000000200 (right):
                0x0001 004 : (Switch portguid 0x0000000000000100: 'left')
                1 valid lids dumped
                """);
        assertEquals(List.of(), read.problems());
        assertEquals(3, read.tables().port(0x100, 5));
        assertEquals(4, read.tables().port(0x200, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0x0005 0                  | 2: not a line of a forwarding table; it is left out",
                "0x0005 0030x0006 001      | 2: not a line of a forwarding table; it is left out",
                "2 valid lids dumped       | 2: the table has 0 of its 2 entries. Was the file cut or edited?"
            })
    void aTableThatWasCutIsReported(String line, String problem) throws IOException {
        ForwardingReader.Result read =
                forwarding("Unicast lids [0-6] of switch Lid 1 guid 0x100 ('left'):\n" + line + "\n");
        assertEquals(
                List.of(problem),
                read.problems().stream()
                        .map(found -> found.line() + ": " + found.message())
                        .toList());
        assertEquals(ForwardingTables.NO_PORT, read.tables().port(0x100, 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[root@sm1 ~]# exit", "root@sm:~# exit", "admin@login:~$ ", "$ exit"})
    void promptsOfATerminalAreNotLinesOfATable(String prompt) throws IOException {
        ForwardingReader.Result read = forwarding(
                "Unicast lids [0-6] of switch Lid 1 guid 0x100 ('left'):\n0x0005 003 : (somewhere)\n" + prompt + "\n");
        assertEquals(List.of(), read.problems());
    }

    @Test
    void entriesThatCannotBeUsedAreNamedByTheirLine() throws IOException {
        ForwardingReader.Result read = forwarding(
                """
                0x0001 001
                Unicast lids [0-6] of switch Lid 1 guid 0x100 ('left'):
                0xfff0 001 # beyond unicast
                0x0002 002
                some words
                """);
        assertEquals(
                List.of(1, 3, 5),
                read.problems().stream().map(SnapshotProblem::line).toList());
        assertEquals(2, read.tables().port(0x100, 2));
        assertEquals(
                SnapshotProblem.Severity.ERROR,
                forwarding("nothing\n").problems().get(0).severity());
    }

    @Test
    void theSl2VlDumpIsReadByOutPortAndInPort() throws IOException {
        Sl2VlReader.Result read = sl2vl(
                """
                Switch 0x0000000000000100, base LID 1, "left"
                #in out : 0  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15
                #--------------------------------------------------------
                0   1   : 0  1  2  3  4  5  6  7  0  1  2  3  4  5  6  7\s
                2   1   : 0  15 2  3  4  5  6  7  0  1  2  3  4  5  6  7\s
                #--------------------------------------------------------

                Channel Adapter 0x00000000000000a2, base LID 4, "a"
                0   0   : 3  3  3  3  3  3  3  3  3  3  3  3  3  3  3  3\s
                """);
        assertEquals(List.of(), read.problems());
        long row = read.tables().row(new PortId(0x100, 1), 2).orElseThrow();
        assertEquals(15, Sl2VlRow.vl(row, 1));
        assertEquals(Optional.empty(), read.tables().row(new PortId(0x100, 1), 1));
        long ofAdapter = read.tables().row(new PortId(0xa0, 2), 0).orElseThrow();
        assertEquals(3, Sl2VlRow.vl(ofAdapter, 9));
    }

    @Test
    void strangersAndOddRowsInTheSl2VlDumpAreNamed() throws IOException {
        Sl2VlReader.Result read = sl2vl(
                """
                Switch 0x0000000000000999, base LID 1, "stranger"
                0   1   : 0  1  2  3  4  5  6  7  0  1  2  3  4  5  6  7
                Switch 0x0000000000000100, base LID 1, "left"
                0   1   : 0  1  2  3  4  5  6  7  0  1  2  3  4  5  6  77
                0   1   : 0  1
                """);
        assertEquals(
                List.of(1, 4, 5),
                read.problems().stream().map(SnapshotProblem::line).toList());
        assertTrue(read.tables().isEmpty());
        assertEquals(
                SnapshotProblem.Severity.ERROR,
                sl2vl("nothing\n").problems().get(0).severity());
    }

    @Test
    void theListOfHopsOfOpenSmHasForwardingTables() throws IOException {
        ForwardingReader.Result read = forwarding(
                """
                dump_ucast_routes: Switch 0x0000000000000100
                LID    : Port : Hops : Optimal
                0x0001 : 000  : 00   : yes
                0x0002 : 003  : 02   : No 1 hop path possible via port 3!
                0x0003 : UNREACHABLE

                osm_ucast_mgr_dump_ucast_routes: Switch 0x0000000000000200
                LID    : Port : Hops : Optimal
                0x0001 : 007  : 01   : yes
                """);
        assertEquals(List.of(), read.problems());
        assertEquals(3, read.tables().port(0x100, 2));
        assertEquals(ForwardingTables.NO_PORT, read.tables().port(0x100, 3));
        assertEquals(7, read.tables().port(0x200, 1));
    }

    @Test
    void promptsBetweenTablesDoNotMatter() throws IOException {
        ForwardingReader.Result read = forwarding(
                """
                root@node:~# ibroute 1
                ibwarn: [12] sim_connect: attached
                Unicast lids [0x0-0x2] of switch Lid 1 guid 0x0000000000000100 (left):
                  Lid  Out   Destination
                       Port     Info
                0x0001 000 : (Switch portguid 0x0000000000000100: 'left')
                1 valid lids dumped

                root@node:~# exit
                """);
        assertEquals(List.of(), read.problems());
        assertEquals(0, read.tables().port(0x100, 1));
    }

    private static ForwardingReader.Result forwarding(String text) throws IOException {
        return ForwardingReader.read(stream(text));
    }

    private static Sl2VlReader.Result sl2vl(String text) throws IOException {
        Fabric fabric = Fabric.of(
                List.of(
                        new Node(
                                0x100,
                                NodeType.SWITCH,
                                "left",
                                4,
                                true,
                                List.of(new Port(new PortId(0x100, 0), 0x100, 1, 0, Optional.empty()))),
                        new Node(
                                0xa0,
                                NodeType.CA,
                                "a",
                                2,
                                false,
                                List.of(new Port(new PortId(0xa0, 2), 0xa2, 4, 0, Optional.empty())))),
                OptionalLong.empty());
        return Sl2VlReader.read(stream(text), fabric);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
