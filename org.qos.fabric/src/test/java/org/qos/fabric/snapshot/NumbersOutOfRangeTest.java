package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/**
 * Every reader reports a number of a port, a number of ports, a VL or a P_Key that cannot be, with its line, and leaves the line out. What
 * it takes can be written as a snapshot and is read back.
 */
class NumbersOutOfRangeTest {

    /** The fabric that files of tables belong to: a switch and an adapter. */
    private static final Fabric FABRIC = Fabric.of(
            List.of(
                    new Node(
                            0x100,
                            NodeType.SWITCH,
                            "leaf",
                            254,
                            false,
                            List.of(new Port(new PortId(0x100, 0), 0x100, 1, 0, Optional.empty()))),
                    new Node(
                            0xa0,
                            NodeType.CA,
                            "host",
                            1,
                            false,
                            List.of(new Port(new PortId(0xa0, 1), 0xa1, 4, 0, Optional.empty())))),
            OptionalLong.empty());

    /** A reader of one kind of file. */
    private interface Reader {
        Snapshot read(InputStream bytes) throws IOException;
    }

    /**
     * A file with one number.
     *
     * @param text the file, where {@code <n>} is the number
     * @param line its line
     * @param highest the highest number that is read
     * @param others those that are reported
     */
    private record Case(String name, Reader reader, String text, int line, String highest, String... others) {

        Snapshot read(String number) throws IOException {
            return NumbersOutOfRangeTest.read(reader, text.replace("<n>", number));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static String db(String rows) {
        return DbCsvText.whole(
                "START_NODES\nNodeDesc,NumPorts,NodeType,NodeGUID\nleaf,254,2,0x100\nEND_NODES\n" + rows);
    }

    /** An end of a cable in opensm-subnet.lst. */
    private static String end(String type, String guid, String ports, String number) {
        return "{ " + type + " Ports:" + ports + " SystemGUID:" + guid + " NodeGUID:" + guid + " PortGUID:" + guid
                + " VenID:1 DevID:1 Rev:1 {n} LID:0004 PN:" + number + " }";
    }

    static Stream<Case> files() {
        String cable = " PHY=4x LOG=ACT SPD=25\n";
        String zeros = " 0".repeat(15);
        return Stream.of(
                new Case(
                        ".db_csv, ports of a node",
                        DbCsvReader::read,
                        DbCsvText.whole(
                                "START_NODES\nNodeDesc,NumPorts,NodeType,NodeGUID\nhost,1,1,0xa0\nleaf,<n>,2,0x100\nEND_NODES\n"),
                        4,
                        "254",
                        "255",
                        "2147483648",
                        "4294967295",
                        "0xffffffff"),
                new Case(
                        ".db_csv, a port",
                        DbCsvReader::read,
                        db("START_PORTS\nNodeGuid,PortNum\n0x100,<n>\nEND_PORTS\n"),
                        7,
                        "254",
                        "255",
                        "4294967295",
                        "N/A"),
                new Case(
                        ".db_csv, an end of a cable",
                        DbCsvReader::read,
                        db("START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0x100,1,0x100,<n>\nEND_LINKS\n"),
                        7,
                        "254",
                        "255",
                        "4294967295"),
                new Case(
                        ".db_csv, a P_Key",
                        DbCsvReader::read,
                        db("START_PKEY\nNodeGUID,LocalPortNum,Index,PKey\n0x100,0,0,<n>\nEND_PKEY\n"),
                        7,
                        "0xffff",
                        "0x10000",
                        "0xffffffff",
                        "4294967295",
                        "N/A"),
                new Case(
                        ".net_dump, a port",
                        NetDumpReader::read,
                        "# : IB# : MTU\n\"leaf\", Mellanox, 0x0000000000000100, LID 1\n1 : <n> : 4\n",
                        3,
                        "254",
                        "255",
                        "0",
                        "4294967295",
                        "x"),
                new Case(
                        "opensm-sl2vl.dump, an out-port",
                        bytes -> Sl2VlReader.read(bytes, FABRIC).snapshot(),
                        "Switch 0x0000000000000100, base LID 1, \"leaf\"\n0 <n> : 0" + zeros + "\n",
                        2,
                        "254",
                        "255",
                        "999"),
                new Case(
                        "opensm-sl2vl.dump, an in-port",
                        bytes -> Sl2VlReader.read(bytes, FABRIC).snapshot(),
                        "Switch 0x0000000000000100, base LID 1, \"leaf\"\n<n> 1 : 0" + zeros + "\n",
                        2,
                        "254",
                        "255",
                        "999"),
                new Case(
                        "opensm-sl2vl.dump, a VL",
                        bytes -> Sl2VlReader.read(bytes, FABRIC).snapshot(),
                        "Switch 0x0000000000000100, base LID 1, \"leaf\"\n0 1 : <n>" + zeros + "\n",
                        2,
                        "15",
                        "16",
                        "99"),
                new Case(
                        "smpquery, an out-port",
                        bytes -> SmpQueryReader.read(bytes, FABRIC),
                        "# SL2VL table: Lid 1\nports: in  0, out  1: |" + " 0|".repeat(16)
                                + "\nports: in  0, out  <n>: |" + " 0|".repeat(16) + "\n",
                        3,
                        "254",
                        "255",
                        "999"),
                new Case(
                        "smpquery, a VL",
                        bytes -> SmpQueryReader.read(bytes, FABRIC),
                        "# SL2VL table: Lid 1\nports: in  0, out  1: |" + " 0|".repeat(16) + "\nports: in  0, out  2: |"
                                + " 0|".repeat(15) + "<n>|\n",
                        3,
                        "15",
                        "16"),
                new Case(
                        "opensm-subnet.lst, a port",
                        SubnetListReader::read,
                        end("CA", "a0", "01", "01") + " " + end("SW", "b0", "FE", "01") + cable
                                + end("SW", "b0", "FE", "<n>") + " " + end("CA", "c0", "01", "01") + cable,
                        2,
                        "FE",
                        "FF"),
                new Case(
                        "opensm-subnet.lst, a port of a neighbor",
                        SubnetListReader::read,
                        end("SW", "b0", "FE", "01") + " " + end("CA", "a0", "01", "01") + cable
                                + end("CA", "c0", "01", "01") + " " + end("SW", "b0", "FE", "<n>") + cable,
                        2,
                        "FE",
                        "FF"),
                new Case(
                        "opensm-subnet.lst, ports of a node",
                        SubnetListReader::read,
                        end("CA", "a0", "01", "01") + " " + end("CA", "b0", "01", "01") + cable
                                + end("SW", "d0", "<n>", "01") + " " + end("CA", "c0", "01", "01") + cable,
                        2,
                        "FE",
                        "FF"),
                new Case(
                        "ibnetdiscover -p, a port of a neighbor",
                        PortReportReader::read,
                        "CA 4 2 0x12 4x EDR 'host'\n" + "CA 4 1 0x11 4x EDR - SW 3 <n> 0x20 ( 'host' - 'leaf' )\n",
                        2,
                        "254",
                        "255",
                        "999"),
                new Case(
                        "ibnetdiscover, a port of a neighbor",
                        IbnetdiscoverReader::read,
                        """
                        caguid=0xa0
                        Ca\t1 "H-00000000000000a0"\t\t# "host"
                        [1](a1) \t"H-00000000000000a0"[<n>]\t\t# lid 4 lmc 0 "host" lid 4 4xEDR
                        """,
                        3,
                        "254",
                        "255",
                        "999"),
                new Case(
                        "ibnetdiscover, ports of a node",
                        IbnetdiscoverReader::read,
                        """
                        caguid=0xa0
                        Ca\t1 "H-00000000000000a0"\t\t# "host"

                        switchguid=0x100(100)
                        Switch\t<n> "S-0000000000000100"\t\t# "leaf" base port 0 lid 1 lmc 0
                        """,
                        5,
                        "254",
                        "255",
                        "999"));
    }

    static Stream<Arguments> numbersOutOfRange() {
        return files().flatMap(file -> Stream.of(file.others()).map(number -> Arguments.of(file, number)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("numbersOutOfRange")
    void aNumberThatCannotBeIsReportedWithItsLine(Case file, String number) throws IOException {
        Snapshot read = file.read(number);
        assertEquals(
                List.of(file.line() + " WARNING"),
                read.problems().stream()
                        .map(problem -> problem.line() + " " + problem.severity())
                        .toList(),
                read.problems().toString());
        assertIsReadBack(read);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void theHighestNumberIsRead(Case file) throws IOException {
        Snapshot read = file.read(file.highest());
        assertEquals(List.of(), read.problems());
        assertIsReadBack(read);
    }

    /** A file may name nodes and ports that it does not list. */
    private static void assertIsReadBack(Snapshot read) throws IOException {
        Snapshot whole =
                read.fabric().isEmpty() ? new Snapshot(read.state().withFabric(FABRIC), read.problems()) : read;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SnapshotWriter.write(whole.state(), out);
        Snapshot back = read(JsonSnapshotReader::read, out.toString(StandardCharsets.UTF_8));
        assertEquals(
                List.of(),
                back.problems().stream()
                        .filter(problem -> !problem.message().contains("of the file; it is left out")
                                && !problem.message().contains("is not in the file"))
                        .toList(),
                out.toString(StandardCharsets.UTF_8));
        assertEquals(whole.state().sl2vl(), back.state().sl2vl());
        assertEquals(whole.state().pkeys(), back.state().pkeys());
    }

    private static Snapshot read(Reader reader, String text) throws IOException {
        return reader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
