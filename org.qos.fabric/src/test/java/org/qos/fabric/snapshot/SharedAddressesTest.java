package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Two ports with the same GUID, or with LIDs in common, are reported wherever a snapshot is read. */
class SharedAddressesTest {

    private static final String ADVICE =
            "; paths to a LID of both lead to one of them only. Was the snapshot taken at one time, of one subnet?";

    @TempDir
    private Path folder;

    /** Two hosts, their port 1 at both ends of a cable; the GUID of the second port is {@code <guid>}, its LID 5. */
    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of(
                        "ibnetdiscover",
                        4,
                        """
                        Ca\t1 "H-00000000000000a0"\t\t# "a"
                        [1](a1) \t"H-00000000000000b0"[1](<guid>)\t\t# lid 4 lmc 0 "b" lid <lid> 4xEDR

                        Ca\t1 "H-00000000000000b0"\t\t# "b"
                        [1](<guid>) \t"H-00000000000000a0"[1](a1)\t\t# lid <lid> lmc 0 "a" lid 4 4xEDR
                        """),
                Arguments.of(
                        "ibnetdiscover -p",
                        2,
                        """
                        CA     4  1 0x00000000000000a1 4x EDR - CA <lid>  1 0x00000000000000b1 ( 'a' - 'b' )
                        CA <lid>  1 0x00000000000000b1 4x EDR - CA     4  1 0x00000000000000a1 ( 'b' - 'a' )
                        """),
                Arguments.of(
                        "opensm-subnet.lst",
                        1,
                        end("a0", "a1", "0004") + " " + end("b0", "<guid>", "000<lid>") + " PHY=4x LOG=ACT SPD=25\n"),
                Arguments.of(
                        "qos-snapshot-1",
                        3,
                        """
                        {"format":"qos-snapshot-1","nodes":[
                        {"guid":"0xa0","type":"CA","portCount":1,"ports":[{"number":1,"guid":"0xa1","lid":4,"link":{"node":"0xb0","number":1}}]},
                        {"guid":"0xb0","type":"CA","portCount":1,"ports":[{"number":1,"guid":"0x<guid>","lid":<lid>,"link":{"node":"0xa0","number":1}}]}]}
                        """),
                Arguments.of(
                        ".db_csv",
                        4,
                        """
                        START_NODES
                        NodeDesc,NumPorts,NodeType,NodeGUID
                        a,1,1,0xa0
                        b,1,1,0xb0
                        END_NODES
                        START_PORTS
                        NodeGuid,PortGuid,PortNum,LID,PortState
                        0xa0,0xa1,1,4,4
                        0xb0,0x<guid>,1,<lid>,4
                        END_PORTS
                        START_LINKS
                        NodeGuid1,PortNum1,NodeGuid2,PortNum2
                        0xa0,1,0xb0,1
                        END_LINKS
                        """),
                Arguments.of(
                        "net of ibsim",
                        3,
                        """
                        caguid=0xa0
                        Ca 1 "a"
                        [1] "b"[1] lid 4 lmc 0
                        caguid=0xb0
                        Ca 1 "b"
                        [1] "a"[1] lid <lid> lmc 0
                        """));
    }

    private static String end(String node, String port, String lid) {
        return "{ CA Ports:01 SystemGUID:0 NodeGUID:" + node + " PortGUID:" + port + " VenID:0 DevID:0 Rev:0 {h} LID:"
                + lid + " PN:01 }";
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void twoPortsWithTheSameLidAreReported(String name, int line, String text) throws IOException {
        List<String> messages = messages(text.replace("<guid>", "b1").replace("<lid>", "4"));
        assertEquals(1, messages.size(), messages.toString());
        assertTrue(
                messages.get(0).matches("\\d+: port 1 of node \\S+ has the LID 4, port 1 of node \\S+ the LID 4;.*"));
        assertEquals(List.of(), messages(text.replace("<guid>", "b1").replace("<lid>", "5")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void twoPortsWithTheSameGuidAreReported(String name, int line, String text) throws IOException {
        if (text.contains("<guid>")) {
            assertEquals(
                    List.of(line
                            + ": port 1 of node 0x00000000000000b0 has the port GUID 0x00000000000000a1, as has port 1"
                            + " of node 0x00000000000000a0; the GUID selects the latter"),
                    messages(text.replace("<guid>", "a1").replace("<lid>", "5")));
        }
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            delimiter = '|',
            value = {
                "4 | 1 | 6 | 1 | -",
                "4 | 1 | 5 | 0 | 0x00000000000000b0 has the LID 5, port 1 of node 0x00000000000000a0 the LIDs 4 to 5",
                "4 | 2 | 6 | 1 | 0x00000000000000b0 has the LIDs 6 to 7, port 1 of node 0x00000000000000a0 the LIDs 4 to 7",
                "8 | 0 | 0 | 7 | -",
                "9 | 0 | 8 | 2 | 0x00000000000000a0 has the LID 9, port 1 of node 0x00000000000000b0 the LIDs 8 to 11"
            })
    void lidsThatOverlapByTheLmcAreReported(int lid, int lmc, int otherLid, int otherLmc, String message)
            throws IOException {
        String text = hosts(host("a0", "b0", lid, lmc), host("b0", "a0", otherLid, otherLmc));
        assertEquals(
                message == null
                        ? List.of()
                        : List.of((message.startsWith("0x00000000000000a0") ? 2 : 3) + ": port 1 of node " + message
                                + ADVICE),
                messages(text));
    }

    /** An adapter keeps its LID when its cable is pulled, and the subnet manager gives it to another one. */
    @Test
    void aPortWithoutACableMayHaveTheLidOfAnother() throws IOException {
        String down = "{\"guid\":\"0xc0\",\"type\":\"CA\",\"portCount\":1,\"ports\":[{\"number\":1,\"lid\":4}]}";
        assertEquals(List.of(), messages(hosts(host("a0", "b0", 4, 0), host("b0", "a0", 5, 0), down)));
    }

    @Test
    void filesThatGiveTwoPortsTheSameLidTogetherAreReported() throws IOException {
        String answer =
                """
                # Node info: Lid 4
                NodeType:........................Channel Adapter
                NumPorts:........................1
                Guid:............................0x<n>0
                PortGuid:........................0x<n>1
                LocalPort:.......................1
                """;
        write("a", answer.replace("<n>", "a"));
        write("b", "$ date\n" + answer.replace("<n>", "b"));
        SubnetSnapshot read = SubnetSnapshotReader.read(folder);
        assertEquals(
                1,
                read.problems().values().stream()
                        .flatMap(List::stream)
                        .filter(problem -> problem.message().contains("has the LID 4, port 1 of node"))
                        .count(),
                read.problems().toString());
    }

    @Test
    void ofManyTheFirstTwentyAreListed() throws IOException {
        String[] hosts = Stream.iterate(0xa0, guid -> guid + 1)
                .limit(30)
                .map(guid -> host(Integer.toHexString(guid), Integer.toHexString(guid ^ 1), 4, 0))
                .toArray(String[]::new);
        List<String> messages = messages(hosts(hosts));
        assertEquals(21, messages.size());
        assertEquals("1: 9 more ports share a GUID or a LID with another one", messages.get(20));
    }

    private static String host(String node, String peer, int lid, int lmc) {
        return "{\"guid\":\"0x" + node + "\",\"type\":\"CA\",\"portCount\":1,\"ports\":[{\"number\":1,\"lid\":" + lid
                + ",\"lmc\":" + lmc + ",\"link\":{\"node\":\"0x" + peer + "\",\"number\":1}}]}";
    }

    private static String hosts(String... hosts) {
        return "{\"format\":\"qos-snapshot-1\",\"nodes\":[\n" + String.join(",\n", hosts) + "]}\n";
    }

    private List<String> messages(String text) throws IOException {
        Path file = write("file", text);
        return SubnetSnapshotReader.read(file).problems().get(file).stream()
                .map(problem -> problem.line() + ": " + problem.message())
                .toList();
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
