package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;

/** Every reader reports a LID that no port can have, with its line, and takes the port for one without a LID. */
class LidsOutOfRangeTest {

    /** A reader of one kind of file. */
    private interface Reader {
        Snapshot read(InputStream bytes) throws IOException;
    }

    /**
     * A file with one LID.
     *
     * @param reader reads it
     * @param text the file, where {@code <lid>} is the LID
     * @param line the line with the LID
     * @param format how the LID is written
     * @param reportsZero whether 0 is a problem: a net for ibsim leaves LIDs to the subnet manager
     */
    private record Case(String name, Reader reader, String text, int line, String format, boolean reportsZero) {

        Snapshot read(int lid) throws IOException {
            String written = text.replace("<lid>", String.format(format, lid));
            return reader.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8)));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** An end of a cable in opensm-subnet.lst. */
    private static String end(String type, String guid, String lid) {
        return "{ " + type + " Ports:01 SystemGUID:" + guid + " NodeGUID:" + guid + " PortGUID:" + guid
                + " VenID:1 DevID:1 Rev:1 {n} LID:" + lid + " PN:01 }";
    }

    static Stream<Case> files() {
        return Stream.of(
                new Case(
                        "ibnetdiscover",
                        IbnetdiscoverReader::read,
                        """
                        switchguid=0x100(100)
                        Switch\t4 "S-0000000000000100"\t\t# "left" enhanced port 0 lid <lid> lmc 0
                        """,
                        2,
                        "%d",
                        true),
                new Case(
                        "ibnetdiscover, of an adapter",
                        IbnetdiscoverReader::read,
                        """
                        switchguid=0x100(100)
                        Switch\t4 "S-0000000000000100"\t\t# "lid 0" enhanced port 0 lid 1 lmc 0

                        caguid=0xa0
                        Ca\t1 "H-00000000000000a0"\t\t# "host"
                        [1](a1) \t"S-0000000000000100"[1]\t\t# lid <lid> lmc 0 "left" lid 1 4xEDR
                        """,
                        6,
                        "%d",
                        true),
                new Case(
                        "ibnetdiscover -p",
                        PortReportReader::read,
                        "CA   <lid>  1 0x0000000000000011 4x EDR                        'host'\n",
                        1,
                        "%d",
                        true),
                new Case(
                        "opensm-subnet.lst",
                        SubnetListReader::read,
                        end("CA", "a0", "0004") + " " + end("SW", "b0", "<lid>") + " PHY=4x LOG=ACT SPD=25\n",
                        1,
                        "%04X",
                        true),
                new Case(
                        ".net_dump",
                        NetDumpReader::read,
                        "\"leaf\", Mellanox, 0x0000000000000100, LID <lid>\n",
                        1,
                        "%d",
                        true),
                new Case(
                        ".db_csv",
                        DbCsvReader::read,
                        DbCsvText.whole(
                                """
                        START_NODES
                        NodeDesc,NumPorts,NodeType,NodeGUID
                        "host",1,1,0xa0
                        END_NODES
                        START_PORTS
                        NodeGuid,PortGuid,PortNum,LID,PortState
                        0xa0,0xa1,1,<lid>,4
                        END_PORTS
                        """),
                        7,
                        "%d",
                        true),
                new Case(
                        "net of ibsim",
                        IbsimNetReader::read,
                        """
                        Switch 4 "leaf" # "leaf" base port 0 lid <lid> lmc 0
                        [1] "host"[1]
                        Hca 1 "host"
                        [1] "leaf"[1] lid 4 lmc 0
                        """,
                        1,
                        "%d",
                        false),
                new Case(
                        "net of ibsim, of an adapter",
                        IbsimNetReader::read,
                        """
                        Switch 4 "leaf" # "leaf" base port 0 lid 1 lmc 0
                        [1] "host"[1]
                        Hca 1 "host"
                        [1] "leaf"[1] lid <lid> lmc 0
                        """,
                        4,
                        "%d",
                        false),
                new Case(
                        "smpquery",
                        bytes -> SmpQueryReader.read(bytes, Fabric.EMPTY),
                        """
                        # Node info: Lid <lid>
                        NodeType:........................Channel Adapter
                        NumPorts:........................1
                        Guid:............................0x00000000000000a0
                        PortGuid:........................0x00000000000000a1
                        LocalPort:.......................1
                        """,
                        1,
                        "%d",
                        false));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void aLidAboveTheUnicastLidsIsReported(Case file) throws IOException {
        for (int lid : List.of(0xc000, 0xfffe)) {
            Snapshot read = file.read(lid);

            assertEquals(
                    List.of(file.line() + ": the LID " + lid
                            + " is out of range; expected 1 to 49151; the port counts as one without a LID"),
                    messages(read));
            assertEquals(List.of(), lids(read).filter(found -> found > 4).toList());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void theHighestUnicastLidIsRead(Case file) throws IOException {
        Snapshot read = file.read(0xbfff);

        assertEquals(List.of(), messages(read));
        assertEquals(
                List.of(0xbfff),
                lids(read).filter(found -> found > 4).distinct().toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void lid0IsThatOfAPortWithoutOne(Case file) throws IOException {
        assertEquals(
                file.reportsZero()
                        ? List.of(file.line() + ": no subnet manager has given a LID to this port, whose LID is 0 here")
                        : List.of(),
                messages(file.read(0)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void lid65535IsThatOfAPortWithoutOne(Case file) throws IOException {
        String message = file.name().equals("smpquery")
                ? "the LID 65535 is out of range; expected 1 to 49151; the port counts as one without a LID"
                : "no subnet manager has given a LID to this port, whose LID is 65535 here";
        assertEquals(List.of(file.line() + ": " + message), messages(file.read(0xffff)));
    }

    /** A file with an LMC, in the place of {@code <lmc>}, in its second line. */
    static Stream<Arguments> filesWithLmc() {
        return Stream.of(
                Arguments.of(
                        (Reader) IbnetdiscoverReader::read,
                        """
                        switchguid=0x100(100)
                        Switch\t4 "S-0000000000000100"\t\t# "lmc 9" enhanced port 0 lid 8 lmc <lmc>
                        """),
                Arguments.of(
                        (Reader) IbnetdiscoverReader::read,
                        """
                        Ca\t1 "H-00000000000000a0"\t\t# "host"
                        [1](a1) \t"H-00000000000000a0"[1]\t\t# lid 8 lmc <lmc> "lmc 9" lid 8 4xEDR
                        """),
                Arguments.of(
                        (Reader) IbsimNetReader::read,
                        "\nSwitch 4 \"leaf\" # \"leaf\" base port 0 lid 8 lmc <lmc>\n[1] \"leaf\"[1]\n"),
                Arguments.of((Reader) IbsimNetReader::read, "Hca 1 \"host\"\n[1] \"host\"[1] lid 8 lmc <lmc>\n"));
    }

    @ParameterizedTest
    @MethodSource("filesWithLmc")
    void anLmcAbove7IsReportedAndCountsAs0(Reader reader, String text) throws IOException {
        for (int lmc : List.of(0, 7, 8, 9, 75)) {
            Snapshot read = reader.read(
                    new ByteArrayInputStream(text.replace("<lmc>", "" + lmc).getBytes(StandardCharsets.UTF_8)));

            assertEquals(
                    lmc <= 7
                            ? List.of()
                            : List.of("2: the LMC " + lmc + " is out of range; expected 0 to 7; it counts as 0"),
                    messages(read));
            assertEquals(
                    lmc <= 7 ? lmc : 0,
                    read.fabric().portByLid(8).map(Port::lmc).orElseThrow());
        }
    }

    @Test
    void portsWithoutALidAreReportedOnce() throws IOException {
        String line = "CA   0  1 0x%016x 4x EDR                        'host %d'\n";
        String report = line.formatted(0x11, 1) + line.formatted(0x12, 2) + line.formatted(0x13, 3);

        assertEquals(
                List.of("1: no subnet manager has given a LID to this port and to 2 others, whose LID is 0 here"),
                messages(PortReportReader.read(new ByteArrayInputStream(report.getBytes(StandardCharsets.UTF_8)))));

        String both = report.replaceFirst("CA   0", "CA   65535");
        assertEquals(
                List.of(
                        "1: no subnet manager has given a LID to this port and to 2 others, whose LID is 0 or 65535 here"),
                messages(PortReportReader.read(new ByteArrayInputStream(both.getBytes(StandardCharsets.UTF_8)))));
    }

    private static Stream<Integer> lids(Snapshot read) {
        return read.fabric().nodes().stream()
                .flatMap(node -> node.ports().stream())
                .map(Port::lid);
    }

    private static List<String> messages(Snapshot read) {
        return read.problems().stream()
                .map(problem -> problem.line() + ": " + problem.message())
                .toList();
    }
}
