package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.runtime.testing.SmallFabric;

class FabricTest {

    @Test
    void endpointsArePort0OfSwitchesAndThePortsOfOtherNodes() {
        assertEquals(
                List.of(
                        SmallFabric.LEAF_PORT_GUID,
                        SmallFabric.SPINE,
                        SmallFabric.ALPHA_1,
                        SmallFabric.BETA_1,
                        SmallFabric.BETA_2,
                        SmallFabric.TARGET_1,
                        SmallFabric.ROUTER_1),
                FABRIC.endpoints().stream().map(Port::guid).toList());
        assertEquals("{0, 1}", FABRIC.endpointsOf(NodeType.SWITCH).toString());
        assertEquals("{2, 3, 4, 5}", FABRIC.endpointsOf(NodeType.CA).toString());
        assertEquals("{6}", FABRIC.endpointsOf(NodeType.ROUTER).toString());
    }

    @Test
    void anEndpointIsFoundByItsGuid() {
        for (int index = 0; index < FABRIC.endpoints().size(); index++) {
            assertEquals(
                    index, FABRIC.endpointIndex(FABRIC.endpoints().get(index).guid()));
        }
        assertEquals(-1, FABRIC.endpointIndex(0));
        assertEquals(-1, FABRIC.endpointIndex(SmallFabric.LEAF), "a node GUID is not a port GUID");
    }

    @Test
    void aPortRespondsToAllLidsThatItsLmcGives() {
        assertEquals(Optional.of(SmallFabric.BETA_1), FABRIC.portByLid(16).map(Port::guid));
        assertEquals(Optional.of(SmallFabric.BETA_1), FABRIC.portByLid(19).map(Port::guid));
        assertEquals(Optional.of(SmallFabric.BETA_2), FABRIC.portByLid(20).map(Port::guid));
        assertEquals(Optional.empty(), FABRIC.portByLid(21));
        assertEquals(Optional.empty(), FABRIC.portByLid(0));
    }

    @Test
    void thePeerIsAtTheOtherEndOfTheCable() {
        Port target = FABRIC.portByGuid(SmallFabric.TARGET_1).orElseThrow();
        assertEquals(
                Optional.of(new PortId(SmallFabric.SPINE, 1)),
                FABRIC.peer(target).map(Port::id));
        assertEquals(Optional.empty(), FABRIC.peer(FABRIC.endpoints().get(0)), "port 0 has no cable");
    }

    @Test
    void nodesAreFoundByDescriptionAndByTwoWords() {
        assertEquals(1, FABRIC.nodesDescribed("storage box").size());
        assertEquals(List.of(), FABRIC.nodesDescribed("Storage box"));
        assertEquals(0xa0, FABRIC.nodesByFirstTwoWords("alpha/HCA-1").get(0).guid());
        assertEquals(List.of(), FABRIC.nodesByFirstTwoWords("leaf"));
    }

    @Test
    void ofNodesWithOneDescriptionTheFirstIsThatOfTheSmallestByteSwappedGuid() {
        Node late = SmallFabric.host(0x0000_0000_0000_0002L, "twin");
        Node early = SmallFabric.host(0x0200_0000_0000_0001L, "twin");
        Fabric fabric = Fabric.of(List.of(late, early), OptionalLong.empty());
        assertEquals(List.of(early, late), fabric.nodesDescribed("twin"));
    }

    @Test
    void theSubnetManagerCanBePutElsewhere() {
        assertEquals(SmallFabric.TARGET_1, FABRIC.smPort().orElseThrow().guid());
        Fabric moved = FABRIC.withSmPort(SmallFabric.ALPHA_1);
        assertEquals(SmallFabric.ALPHA_1, moved.smPort().orElseThrow().guid());
        assertEquals(Optional.empty(), FABRIC.withSmPort(0x99).smPort());
    }

    @Test
    void aRangeOfGuidsSelectsThePortsWithin() {
        BitSet selected = new BitSet();
        assertTrue(FABRIC.selectEndpoints(0, -1L, selected::set), "all 2^64 values");
        assertEquals(FABRIC.endpoints().size(), selected.cardinality());
        assertFalse(FABRIC.selectEndpoints(0x8000_0000_0000_0000L, -1L, index -> {}));
    }

    @Test
    void noFabricIsEmpty() {
        assertTrue(Fabric.EMPTY.isEmpty());
        assertEquals(Optional.empty(), Fabric.EMPTY.smPort());
        assertEquals(-1, Fabric.EMPTY.endpointIndex(1));
    }

    @Test
    void eachOfFiftyThousandNodesIsFound() {
        List<Node> hosts = new ArrayList<>();
        for (int i = 1; i <= 50_000; i++) {
            hosts.add(SmallFabric.host(0x1000L * i, "host" + i + " HCA-1"));
        }
        Fabric fabric = Fabric.of(hosts, OptionalLong.empty());
        for (int i = 1; i <= 50_000; i++) {
            assertEquals(i - 1, fabric.endpointIndex(0x1000L * i + 1));
        }
    }

    @Test
    void anAliasGuidRepresentsItsPortButLiesInNoRangeOfGuids() {
        Fabric aliased = FABRIC.withAliasGuids(Map.of(0xa9L, SmallFabric.BETA_1, 0xaaL, 0xdeadL));
        assertEquals(aliased.endpointIndex(SmallFabric.BETA_1), aliased.endpointIndex(0xa9));
        assertEquals(-1, aliased.endpointIndex(0xaa));
        assertEquals(-1, aliased.endpointIndex(0xab));
        assertEquals(-1, FABRIC.endpointIndex(0xa9));
        assertFalse(aliased.selectEndpoints(0xa9, 0xaa, index -> {}));
        assertEquals(
                aliased.endpointIndex(SmallFabric.BETA_1),
                aliased.withSmPort(SmallFabric.ALPHA_1).endpointIndex(0xa9));
    }
}
