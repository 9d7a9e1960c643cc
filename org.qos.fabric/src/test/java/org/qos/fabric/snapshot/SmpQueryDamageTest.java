package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.value.VlWeight;

/** Output of smpquery that was damaged, or whose parts contradict each other, is reported with its line. */
class SmpQueryDamageTest {

    private static final String ZEROS = " 0|".repeat(16);

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "MtuCap | 77 | 256, 512, 1024, 2048 or 4096",
                "NeighborMTU | ?(7) | 256, 512, 1024, 2048 or 4096",
                "VLCap | VL0-9 | VL0, VL0-1, VL0-3, VL0-7 or VL0-14",
                "OperVLs | 8 | VL0, VL0-1, VL0-3, VL0-7 or VL0-14",
                "VLArbHighCap | 65 | 0 to 64",
                "VLArbLowCap | eight | 0 to 64",
                "VLHighLimit | 256 | 0 to 255"
            })
    void aValueThatNoPortCanHaveIsReported(String field, String value, String expected) throws IOException {
        assertEquals(
                List.of("2: " + field + " is " + value + "; expected " + expected + "; it counts as unknown"),
                messages("# Port info: Lid 4 port 2\n" + field + ":........" + value + "\nGuidCap:....8\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "NeighborMTU:.....................?(0)",
                "OperVLs:.........................No change",
                "VLCap:...........................?(0)",
                "MtuCap:..........................",
                "LMC:.............................9"
            })
    void aValueThatThePortDoesNotKnowIsNotReported(String line) throws IOException {
        assertEquals(List.of(), messages("# Port info: Lid 4 port 2\n" + line + "\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ports: in  0, out  1: | 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0|",
                "ports: in  0, out  1: | 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0|",
                "ports: in  0, out  1: | 0| 0| 0|",
                "ports: in  0: | 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0|"
            })
    void anSl2VlRowWithoutItsSixteenVlsIsReported(String row) throws IOException {
        assertEquals(
                List.of("3: an SL2VL row has an in-port, an out-port and 16 VLs; the row is left out"),
                messages("# SL2VL table: Lid 1\nports: in  0, out  2: |" + ZEROS + "\n" + row + "\n"));
    }

    @ParameterizedTest
    @CsvSource({"4, 1", "1, 4"})
    void anSl2VlRowOfAPortThatTheSwitchDoesNotHaveIsReported(int in, int out) throws IOException {
        String head = "# SL2VL table: Lid 1\nports: in  3, out  3: |" + ZEROS + "\n";
        assertEquals(
                List.of("3: port 4 of a switch with 3 ports; the row is left out"),
                messages(head + "ports: in  " + in + ", out  " + out + ": |" + ZEROS + "\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            nullValues = "-",
            value = {
                "VL    : |0x0 |0x1 |~ WEIGHT: |0x4 |0x8 |~ -",
                "VL    : |0x0 |0x1 |~ WEIGHT: |0x4 |~ the low-priority VL arbitration table has 2 VLs, but 1 weights; it is"
                        + " left out",
                "VL    : |0x0 |~ WEIGHT: |0x4 |~ the low-priority VL arbitration table has 1 of 2 entries; it is left out",
                "VL    : |0x0 |0x1 |~ WEIGHT |0x4 |0x8 |~ the low-priority VL arbitration table has 2 VLs, but 0 weights; it"
                        + " is left out",
                "VL    : |0x0 |0x1 |~ WEIGHT: |0x4 |8 |~ VLs and weights are hexadecimal numbers, after the line that names"
                        + " their table; the table is left out",
                "VL    : |0x0 |0x1 |~ WEIGHT: |0x4 |0x1FF |~ a VL is at most 15, a weight at most 255; the table is left out"
            })
    void anArbitrationTableWhoseCountsDoNotMatchIsReported(String vls, String weights, String message)
            throws IOException {
        Snapshot read =
                read("# VLArbitration tables: Lid 4 port 2 LowCap 2 HighCap 0\n# Low priority VL Arbitration Table:\n"
                        + vls + "\n" + weights + "\n");
        assertEquals(
                message == null ? List.of() : List.of(message),
                read.problems().stream().map(SnapshotProblem::message).toList());
        assertEquals(
                message == null ? Optional.of(List.of(new VlWeight(0, 4), new VlWeight(1, 8))) : Optional.empty(),
                read.state().vlArb(SmpQueryReaderTest.HOST).low());
    }

    @Test
    void aMissingArbitrationTableIsReported() throws IOException {
        assertEquals(
                List.of("1: the high-priority VL arbitration table has 0 of 3 entries; it is left out"),
                messages(
                        "# VLArbitration tables: Lid 4 port 2 LowCap 1 HighCap 3\n# Low priority VL Arbitration Table:\n"
                                + "VL    : |0x0 |\nWEIGHT: |0x4 |\n"));
    }

    @Test
    void aDamagedLineOfPkeysIsReported() throws IOException {
        assertEquals(
                List.of("2: a line of P_Keys has 1 to 8 of them with 4 digits each; it is left out"),
                messages("$ smpquery pkeys 4\n   0: 0xffff 0x80 0x0000\n   8: 0xffff\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NumPorts:....255", "NumPorts:....", "Guid:....cat", "NodeType:....Toaster"})
    void aNodeInfoThatCannotBeUsedIsReported(String line) throws IOException {
        String info = "NodeType:....Switch\nNumPorts:....36\nGuid:....0x0000000000000200\n";
        String odd = info.replaceFirst(line.substring(0, line.indexOf(':')) + ":.*", line);
        assertEquals(
                List.of(
                        "1: a nodeinfo needs NodeType, Guid and NumPorts up to 254; it is left out",
                        "1: no file says which node has lid 9; the answer is left out. Add its nodeinfo, or the output of"
                                + " ibnetdiscover, to the folder"),
                messages("# Node info: Lid 9\n" + odd));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "NumPorts:....1 | -",
                "NumPorts:....2 | 6: node 0x0000000000000200 has another type or number of ports here than in an answer above;"
                        + " the last one counts",
                "NodeType:....Router | 6: node 0x0000000000000200 has another type or number of ports here than in an answer"
                        + " above; the last one counts",
                "LocalPort:....2 | 6: LocalPort is not a port of a node with 1 ports; port 1 is assumed",
                "LocalPort:....x | 6: LocalPort is not a port of a node with 1 ports; port 1 is assumed"
            })
    void aNodeInfoThatContradictsItselfOrAnotherIsReported(String line, String message) throws IOException {
        String info = "# Node info: Lid 9\nNodeType:....Channel Adapter\nNumPorts:....1\nGuid:....0x0000000000000200\n"
                + "LocalPort:....1\n";
        String again = info.replaceFirst(line.substring(0, line.indexOf(':')) + ":.*", line);
        assertEquals(message == null ? List.of() : List.of(message), messages(info + again));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "# Port info: Lid 4 port 2/MtuCap:....2048 ~ 2048 ~ 1024",
                "# Port info: Lid 4 port 2/VLHighLimit:....9 ~ 9 ~ 7",
                "$ smpquery pkeys 4/   0: 0xffff 0x0001 ~ 0001 ~ 0002",
                "# VLArbitration tables: Lid 4 port 2 LowCap 1 HighCap 0/# Low priority VL Arbitration Table:/VL    : |0x0 |/WEIGHT: |0x4 |"
                        + " ~ 0x4 ~ 0x5"
            })
    void ofTwoAnswersThatDifferTheLastOneCounts(String text, String value, String other) throws IOException {
        String answer = text.replace('/', '\n') + "\n";
        String differing = answer.replace(value, other);
        assertEquals(List.of(), messages(answer + answer), "asked again");
        assertEquals(
                List.of(1 + answer.lines().count()
                        + ": port 2 of node 0x00000000000000a0 has other values here than in an"
                        + " answer above; the last one counts. Were both taken at different times?"),
                messages(answer + differing));
        assertEquals(read(differing).state(), read(answer + differing).state());
    }

    @Test
    void answersThatCompleteEachOtherDoNotDiffer() throws IOException {
        Snapshot read =
                read("# Port info: Lid 4 port 2\nMtuCap:....2048\n# Port info: Lid 5 port 2\nVLCap:....VL0-7\n");
        assertEquals(List.of(), read.problems());
        assertEquals(
                OptionalInt.of(4), read.state().port(SmpQueryReaderTest.HOST).mtuCap());
    }

    @Test
    void ofTwoSl2VlRowsThatDifferTheLastOneCounts() throws IOException {
        String row = "# SL2VL table: Lid 1\nports: in  0, out  1: |" + ZEROS + "\n";
        assertEquals(List.of(), messages(row + row));
        assertEquals(
                List.of(
                        "4: the SL2VL row of in-port 0 of port 1 of node 0x0000000000000100 is another one above; the last one"
                                + " counts. Were two files joined?"),
                messages(row + row.replace("| 0|", "| 1|")));
    }

    private static List<String> messages(String text) throws IOException {
        return read(text).problems().stream()
                .map(problem -> problem.line() + ": " + problem.message())
                .toList();
    }

    private static Snapshot read(String text) throws IOException {
        return SmpQueryReader.read(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), SmpQueryReaderTest.FABRIC);
    }
}
