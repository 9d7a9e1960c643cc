package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;

/** Tables of ibdiagnet whose columns are in another order, missing, or hold something else. */
class DbCsvColumnsTest {

    private static final PortId PORT = new PortId(0xa0, 1);

    private static final String NODES =
            """
            START_NODES
            NodeDesc,NumPorts,NodeType,NodeGUID
            host,2,1,0xa0
            leaf,4,2,0x100
            END_NODES
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    NodeDesc,NumPorts,NodeType,NodeGUID    | host,2,1,0xa0
                    NodeGUID,NodeType,NumPorts,NodeDesc    | 0xa0,1,2,host
                    nodeguid,NODETYPE,numports,nodedesc    | 0xa0,1,2,host
                    X,NodeGUID,Y,NodeType,NumPorts,NodeDesc | 1,0xa0,"a,b",0x1,2,"host"
                    NodeGUID,NodeType,NumPorts,NodeDesc    | ' 0x00000000000000A0 , 1 , 2 , host '
                    """)
    void columnsAreFoundByTheirNames(String header, String row) throws IOException {
        Snapshot read = read("START_NODES\n" + header + "\n" + row + "\nEND_NODES\n");
        assertEquals(List.of(), read.problems());
        Node node = read.fabric().node(0xa0).orElseThrow();
        assertEquals("host 2 CA", node.description() + " " + node.portCount() + " " + node.type());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "0xa0,1,host | 3",
                "0xa0,1,2,host,more | 5",
                "0xa0,1,,2,host | 5",
                "0xa0,1,2,host, | 5",
                "0xa0,1,2,\"host | 4",
                "0xa0,1,2,\"ho,st | 4",
                "0xa0,1,\"2,host | 3"
            })
    void aRowWithAnotherNumberOfValuesThanColumnsIsLeftOut(String row, int values) throws IOException {
        Snapshot read =
                read("START_NODES\nNodeGUID,NodeType,NumPorts,NodeDesc\n0xb0,1,1,other\n" + row + "\nEND_NODES\n");
        assertEquals(
                values == 4
                        ? List.of()
                        : List.of("4: the row has " + values
                                + " values, but section NODES has 4 columns; it is left out"),
                messages(read));
        assertEquals(values == 4, read.fabric().node(0xa0).isPresent());
    }

    @Test
    void aNodeWithoutDescriptionOrNumberOfPortsIsRead() throws IOException {
        Node node = read("START_NODES\nNodeGUID,NodeType\n0xa0,1\nEND_NODES\n")
                .fabric()
                .node(0xa0)
                .orElseThrow();
        assertEquals("", node.description());
        assertEquals(0, node.portCount());
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "1, 1, 1xSDR",
        "2, 2, 4xDDR",
        "4, 4, 8xQDR",
        "8, 256, 12xFDR",
        "16, 512, 2xEDR",
        "2, 1024, 4xHDR",
        "2, 2048, 4xNDR",
        "2, 4096, 4xXDR",
        "2, 65536, 4xFDR10",
        // beside the fastest speed that is active, others may be set
        "2, 2052, 4xNDR",
        "2, 513, 4xEDR",
        "3, 1, 0xSDR",
        "0, 0, 0x",
        "N/A, N/A, 0x"
    })
    void widthAndSpeedAreCodes(String width, String speed, String link) throws IOException {
        Snapshot read = read(NODES
                + ports("LinkWidthActv,LinkSpeedActv,PortState", width + "," + speed + ",4")
                + "START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0xa0,1,0x100,2\nEND_LINKS\n");
        Link found = read.fabric().port(PORT).flatMap(Port::link).orElseThrow();
        assertEquals(link, found.width() + "x" + found.speed());
        assertEquals(new PortId(0x100, 2), found.peer());
    }

    @ParameterizedTest(name = "{0} of {1}: {2}")
    @CsvSource(
            nullValues = "-",
            value = {
                "MTUCap, 1, 1",
                "MTUCap, 5, 5",
                "MTUCap, 0, -",
                "MTUCap, 6, -",
                "MTUCap, N/A, -",
                "MTUCap, '', -",
                "MTUCap, -1, -",
                "MTUCap, 0x4, 4",
                "MTUCap, 99999999999, -"
            })
    void aValueThatThePortCannotHaveIsNotKnown(String column, String value, Integer known) throws IOException {
        PortState state = read(NODES + ports(column, value)).state().port(PORT);
        assertEquals(known == null ? OptionalInt.empty() : OptionalInt.of(known), state.mtuCap());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "NMTU | 77 | NMTU is 77; expected 1 to 5; it counts as unknown",
                "MTUCap | -1 | MTUCap is -1; expected 1 to 5; it counts as unknown",
                "VLCap | 6 | VLCap is 6; expected 1 to 5; it counts as unknown",
                "OpVLs | 4294967295 | OpVLs is 4294967295; expected 1 to 5; it counts as unknown",
                "VLArbHighCap | 65 | VLArbHighCap is 65; expected 0 to 64; it counts as unknown",
                "VLArbLowCap | eight | VLArbLowCap is eight; expected 0 to 64; it counts as unknown",
                "VLHighLimit | 256 | VLHighLimit is 256; expected 0 to 255; it counts as unknown",
                "LMC | 9 | LMC is 9; expected 0 to 7; it counts as unknown",
                "MTUCap | 0 | -",
                "OpVLs | N/A | -",
                "NMTU | '' | -"
            })
    void aValueThatIsOutOfRangeIsReported(String column, String value, String message) throws IOException {
        Snapshot read = read(NODES + ports("PortState,LID," + column, "4,4," + value));
        assertEquals(message == null ? List.of() : List.of("8: " + message), messages(read));
        assertEquals(0, read.fabric().port(PORT).orElseThrow().lmc());
    }

    /** What only a link decides is not known of a port without one. */
    @ParameterizedTest
    @CsvSource({"1, false", "0x1, false", "2, true", "4, true"})
    void aPortThatIsDownHasNeitherMtuNorRate(String portState, boolean known) throws IOException {
        String rows = ports("PortState,NMTU,MTUCap,LinkWidthActv,LinkSpeedActv", portState + ",4,5,2,512");
        PortState state = read(NODES + rows).state().port(PORT);
        assertEquals(known, state.neighborMtu().isPresent());
        assertEquals(known, state.rate().isPresent());
        assertEquals(OptionalInt.of(5), state.mtuCap());
    }

    @Test
    void aTableWithoutTheColumnOfStatesHasNoLinks() throws IOException {
        PortState state = read(NODES + ports("NMTU,MTUCap", "4,5")).state().port(PORT);
        assertTrue(state.neighborMtu().isEmpty());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            nullValues = "-",
            value = {"0x40, true", "64, true", "0xffffffff, true", "0xffffffbf, false", "1, false", "0, -", "N/A, -"})
    void theCapabilityMaskSaysWhetherSlsAreMapped(String mask, Boolean mapped) throws IOException {
        assertEquals(
                Optional.ofNullable(mapped),
                read(NODES + ports("CapMsk", mask)).state().port(PORT).slMapping());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            nullValues = "-",
            value = {"0, 0", "255, 255", "256, -", "4294967295, -", "N/A, -"})
    void theHighLimitHas8Bits(String limit, Integer known) throws IOException {
        assertEquals(
                known == null ? OptionalInt.empty() : OptionalInt.of(known),
                read(NODES + ports("VLHighLimit", limit)).state().vlArb(PORT).highLimit());
    }

    /** Blocks have 32 entries each; the order of the rows does not matter. */
    @Test
    void pkeysAreInTheOrderOfBlocksAndPlaces() throws IOException {
        Snapshot read = read(
                NODES
                        + """
                START_PKEY
                NodeGUID,LocalPortNum,BlockNum,Index,PKey,Membership
                0xa0,1,1,0,0x3,0
                0xa0,1,0,1,0x2,1
                0xa0,1,0,0,0x1,0
                0xa0,1,0,2,0x8000,1
                END_PKEY
                """);
        assertEquals(List.of(1, 0x8002, 3), read.state().pkeys().get(PORT));
        assertEquals(List.of(), read.problems());
    }

    @Test
    void ofTwoPkeysAtAnIndexTheFirstCounts() throws IOException {
        String row = "0xa0,1,0,0,0x1,0\n";
        Snapshot read = read(NODES + "START_PKEY\nNodeGUID,LocalPortNum,BlockNum,Index,PKey,Membership\n" + row + row
                + row.replace("0x1", "0x2") + "END_PKEY\n");
        assertEquals(List.of("10: the P_Key of this Index is 0x0001 above; the first one counts"), messages(read));
        assertEquals(List.of(1), read.state().pkeys().get(PORT));
    }

    @Test
    void ofTwoCablesAtAPortTheFirstCounts() throws IOException {
        Snapshot read = read(NODES
                + "START_PORTS\nNodeGuid,PortNum\n0xa0,1\n0xa0,2\n0x100,2\nEND_PORTS\n"
                + "START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0xa0,1,0x100,2\n0x100,2,0xa0,2\n"
                + "0x100,2,0xa0,1\nEND_LINKS\n");
        assertEquals(
                List.of("15: port 2 of node 0x0000000000000100 has a link to port 1 of node 0x00000000000000a0"
                        + " already; this one is left out"),
                messages(read));
        assertEquals(
                Optional.of(new PortId(0xa0, 1)),
                read.fabric().port(new PortId(0x100, 2)).flatMap(Port::link).map(Link::peer));
        assertEquals(
                Optional.empty(),
                read.fabric().port(new PortId(0xa0, 2)).orElseThrow().link());
    }

    @Test
    void aPortBeyondTheNumberOfPortsIsLeftOut() throws IOException {
        Snapshot read = read(NODES
                + "START_PORTS\nNodeGuid,PortNum\n0xa0,3\nEND_PORTS\n"
                + "START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0xa0,1,0x100,5\nEND_LINKS\n");
        assertEquals(
                List.of(
                        "8: port 3 of a node with 2 ports; the row is left out",
                        "12: port 5 of a node with 4 ports; the row is left out"),
                messages(read));
        assertEquals(2, read.fabric().node(0xa0).orElseThrow().portCount());
    }

    @Test
    void aPortOfANodeThatDoesNotSayHowManyItHasIsOneMore() throws IOException {
        Snapshot read =
                read(NODES.replace("host,2", "host,N/A") + "START_PORTS\nNodeGuid,PortNum\n0xa0,3\nEND_PORTS\n");
        assertEquals(3, read.fabric().node(0xa0).orElseThrow().portCount());
        assertEquals(List.of(), read.problems());
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true", "0x3, true", "4, false", "N/A, false"})
    void onlyTheMasterIsTheSubnetManager(String state, boolean master) throws IOException {
        Snapshot read = read(NODES + "START_PORTS\nNodeGuid,PortGuid,PortNum,LID\n0xa0,0xa1,1,4\nEND_PORTS\n"
                + "START_SM_INFO\nPortGUID,SmState\n0xa1," + state + "\nEND_SM_INFO\n");
        assertEquals(master, read.fabric().smPort().isPresent());
    }

    @Test
    void aSectionWithoutItsEndIsReported() throws IOException {
        Snapshot read = read("START_NODES\nNodeGUID,NodeType\n0xa0,1\nSTART_LINKS\nNodeGuid1\nSTART_PORTS\n");
        assertEquals(1, read.fabric().nodes().size());
        assertEquals(
                List.of(
                        "1: section NODES has no END_NODES; rows of it may be missing. Is the file whole?",
                        "4: section LINKS has no END_LINKS; rows of it may be missing. Is the file whole?",
                        "6: section PORTS has no END_PORTS; rows of it may be missing. Is the file whole?"),
                messages(read));
    }

    @Test
    void aSectionWithoutItsBeginIsReported() throws IOException {
        Snapshot read = read(NODES + "STRT_PORTS\nNodeGuid,PortNum\n0xa0,1\nEND_PORTS\n");
        assertEquals(
                List.of("9: END_PORTS has no START_PORTS above it; the rows between are left out. Is the file whole?"),
                messages(read));
    }

    private static List<String> messages(Snapshot read) {
        return read.problems().stream()
                .map(problem -> problem.line() + ": " + problem.message())
                .toList();
    }

    private static String ports(String columns, String values) {
        return "START_PORTS\nNodeGuid,PortGuid,PortNum," + columns + "\n0xa0,0xa1,1," + values + "\nEND_PORTS\n";
    }

    private static Snapshot read(String text) throws IOException {
        return DbCsvReader.read(new ByteArrayInputStream(DbCsvText.whole(text).getBytes(StandardCharsets.UTF_8)));
    }
}
