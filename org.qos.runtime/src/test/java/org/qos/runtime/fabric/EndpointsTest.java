package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endpoints by GUID, range of GUIDs and LID, compared with a search through all ports. */
class EndpointsTest {

    private static final long SEED = 20_061_203L;

    @ParameterizedTest(name = "{0}-{1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0 | ffffffffffffffff                | [0, 1, 2, 3]
                    1 | 1                               | [0]
                    0 | 0                               | []
                    2 | 7fffffffffffffff                | [1]
                    2 | 7ffffffffffffffe                | []
                    7fffffffffffffff | 8000000000000000 | [1, 2]
                    8000000000000001 | ffffffffffffffff | [3]
                    ffffffffffffffff | ffffffffffffffff | [3]
                    2 | 1                               | []
                    """)
    void rangesOfGuidsAreUnsigned(String first, String last, String found) {
        Fabric fabric = fabric(
                host(1, 0, 0), host(Long.MAX_VALUE, 0, 0), host(Long.MIN_VALUE, 0, 0), host(-1, 0, 0), host(0, 0, 0));
        TreeSet<Integer> indices = new TreeSet<>();
        boolean any = fabric.selectEndpoints(
                Long.parseUnsignedLong(first, 16), Long.parseUnsignedLong(last, 16), indices::add);
        assertEquals(found, indices.toString());
        assertEquals(!indices.isEmpty(), any);
    }

    @Test
    void ofTwoPortsWithOneGuidTheFirstIsFound() {
        Fabric fabric = fabric(host(5, 1, 0), host(7, 2, 0), host(5, 3, 0));
        assertEquals(0, fabric.endpointIndex(5));
        assertEquals(1, fabric.endpointIndex(7));
        assertEquals(-1, fabric.endpointIndex(6));
    }

    @ParameterizedTest(name = "LID {0}: {1}")
    @CsvSource({
        "0, 0",
        "3, 0",
        "4, 10",
        "5, 0",
        "8, 20",
        "9, 20",
        "15, 20",
        "16, 0",
        "48000, 30",
        "48127, 30",
        "48128, 0",
        "65535, 0"
    })
    void aPortHasTwoToTheLmcLids(int lid, long guid) {
        Fabric fabric = fabric(host(10, 4, 0), host(20, 8, 3), host(30, 48_000, 7), host(40, 0, 7));
        assertEquals(guid, fabric.portByLid(lid).map(Port::guid).orElse(0L));
    }

    @Test
    void ofTwoPortsWithOneLidTheFirstIsFound() {
        Fabric fabric = fabric(host(10, 4, 0), host(20, 4, 1));
        assertEquals(Optional.of(10L), fabric.portByLid(4).map(Port::guid));
    }

    @Test
    void aSearchThroughAllPortsFindsTheSame() {
        Random random = new Random(SEED);
        for (int round = 0; round < 50; round++) {
            List<Node> nodes = new ArrayList<>();
            for (int i = random.nextInt(40); i >= 0; i--) {
                nodes.add(host(random.nextInt(60) - 30, 0, 0));
            }
            Fabric fabric = Fabric.of(nodes, OptionalLong.empty());
            for (long guid = -32; guid < 32; guid++) {
                String about = "seed " + SEED + ", round " + round + ", GUID " + guid;
                assertEquals(guid == 0 ? -1 : indexOf(nodes, guid), fabric.endpointIndex(guid), about);
            }
            long first = random.nextInt(60) - 30;
            long last = random.nextInt(60) - 30;
            TreeSet<Integer> found = new TreeSet<>();
            fabric.selectEndpoints(first, last, found::add);
            TreeSet<Integer> expected = new TreeSet<>();
            for (int i = 0; i < nodes.size(); i++) {
                long guid = nodes.get(i).ports().get(0).guid();
                if (guid != 0 && Long.compareUnsigned(first, guid) <= 0 && Long.compareUnsigned(guid, last) <= 0) {
                    expected.add(i);
                }
            }
            assertEquals(expected, found, "seed " + SEED + ", round " + round);
        }
    }

    @Test
    void anAliasIsFoundWhereNoPortHasTheGuid() {
        Fabric fabric = fabric(host(5, 1, 0), host(7, 2, 0)).withAliasGuids(Map.of(7L, 5L, -2L, 7L, 3L, 99L));
        assertEquals(1, fabric.endpointIndex(7), "a port GUID counts before an alias");
        assertEquals(1, fabric.endpointIndex(-2));
        assertEquals(-1, fabric.endpointIndex(3), "the port of the alias is not in the fabric");
        assertEquals(Optional.of(7L), fabric.portByGuid(-2).map(Port::guid));
        assertEquals(-1, fabric.withAliasGuids(Map.of()).endpointIndex(-2));
    }

    @Test
    void theSetOfEndpointsOfATypeIsACopy() {
        Fabric fabric = fabric(host(5, 1, 0));
        fabric.endpointsOf(NodeType.CA).clear();
        assertEquals("{0}", fabric.endpointsOf(NodeType.CA).toString());
        fabric.endpointsOf(NodeType.ROUTER).set(0);
        assertEquals("{}", fabric.endpointsOf(NodeType.ROUTER).toString());
    }

    @Test
    void theSubnetManagerStaysWhenTheNodesChange() {
        Fabric fabric = fabric(host(5, 1, 0)).withSmPort(7);
        assertEquals(Optional.empty(), fabric.smPort());
        Fabric larger = fabric.withNodes(List.of(host(5, 1, 0), host(7, 2, 0)));
        assertEquals(Optional.of(7L), larger.smPort().map(Port::guid));
    }

    private static int indexOf(List<Node> nodes, long guid) {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).ports().get(0).guid() == guid) {
                return i;
            }
        }
        return -1;
    }

    private static Fabric fabric(Node... nodes) {
        return Fabric.of(List.of(nodes), OptionalLong.empty());
    }

    private static Node host(long guid, int lid, int lmc) {
        Port port = new Port(new PortId(guid, 1), guid, lid, lmc, Optional.empty());
        return new Node(guid, NodeType.CA, "h", 1, false, List.of(port));
    }
}
