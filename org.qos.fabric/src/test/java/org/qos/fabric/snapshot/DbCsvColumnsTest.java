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
                    NodeGUID,NodeType,NumPorts,NodeDesc,Z  | 0xa0,1,2,host
                    NodeGUID,NodeType,NumPorts,NodeDesc    | 0xa0,1,2,host,more
                    """)
    void columnsAreFoundByTheirNames(String header, String row) throws IOException {
        Snapshot read = read("START_NODES\n" + header + "\n" + row + "\nEND_NODES\n");
        assertEquals(List.of(), read.problems());
        Node node = read.fabric().node(0xa0).orElseThrow();
        assertEquals("host 2 CA", node.description() + " " + node.portCount() + " " + node.type());
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
    void ofTwoCablesAtAPortTheFirstCounts() throws IOException {
        Snapshot read = read(NODES
                + "START_PORTS\nNodeGuid,PortNum\n0xa0,1\n0xa0,2\n0x100,2\nEND_PORTS\n"
                + "START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0xa0,1,0x100,2\n0x100,2,0xa0,2\nEND_LINKS\n");
        assertEquals(
                Optional.of(new PortId(0xa0, 1)),
                read.fabric().port(new PortId(0x100, 2)).flatMap(Port::link).map(Link::peer));
    }

    @Test
    void aPortBeyondTheNumberOfPortsIsOneMore() throws IOException {
        Snapshot read = read(NODES + "START_PORTS\nNodeGuid,PortNum\n0xa0,3\nEND_PORTS\n");
        assertEquals(3, read.fabric().node(0xa0).orElseThrow().portCount());
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true", "0x3, true", "4, false", "N/A, false"})
    void onlyTheMasterIsTheSubnetManager(String state, boolean master) throws IOException {
        Snapshot read = read(NODES + "START_PORTS\nNodeGuid,PortGuid,PortNum,LID\n0xa0,0xa1,1,4\nEND_PORTS\n"
                + "START_SM_INFO\nPortGUID,SmState\n0xa1," + state + "\nEND_SM_INFO\n");
        assertEquals(master, read.fabric().smPort().isPresent());
    }

    @Test
    void theEndOfASectionMayBeMissing() throws IOException {
        Snapshot read = read("START_LINKS\nNodeGuid1\nSTART_NODES\nNodeGUID,NodeType\n0xa0,1\n");
        assertEquals(1, read.fabric().nodes().size());
        assertEquals(List.of(), read.problems());
    }

    private static String ports(String columns, String values) {
        return "START_PORTS\nNodeGuid,PortGuid,PortNum," + columns + "\n0xa0,0xa1,1," + values + "\nEND_PORTS\n";
    }

    private static Snapshot read(String text) throws IOException {
        return DbCsvReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
