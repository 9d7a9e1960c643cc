package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.TestFabric;
import org.qos.dsl.testing.OptionsText;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.partition.Partitions;

/** What is known of a subnet from several files: the smallest MTU of the links, the routing engine, the partitions. */
class FabricContextTest {

    private static final OptionalInt OF_PROJECT = OptionalInt.of(1024);

    @Test
    void withoutAFabricItIsThatOfTheProject() {
        assertEquals(OptionalInt.empty(), FabricContext.UNKNOWN.smallestMtu());
        assertEquals(OF_PROJECT, FabricContext.UNKNOWN.withMtu(OF_PROJECT).smallestMtu());
    }

    @Test
    void ofAFabricThatShowsTheMtuOfAllLinksThatOfTheProjectIsNotUsed() {
        assertEquals(OptionalInt.of(2048), on(linked(4)).withMtu(OF_PROJECT).smallestMtu());
        assertEquals(OptionalInt.of(256), on(linked(1)).withMtu(OF_PROJECT).smallestMtu());
    }

    @Test
    void linksOfWhichTheFabricShowsNoneHaveThatOfTheProject() {
        Map<PortId, PortState> ports = linked(4);
        ports.remove(ports.keySet().iterator().next());

        assertEquals(OptionalInt.of(2048), on(ports).smallestMtu());
        assertEquals(OF_PROJECT, on(ports).withMtu(OF_PROJECT).smallestMtu());
    }

    @Test
    void theRoutingEngineOfTheOptionsCountsBeforeThatOfTheProject() {
        FabricContext both = routedBy("routing_engine ftree,updn\n");
        assertEquals(Optional.of("ftree"), both.firstEngine());
        assertEquals(Optional.empty(), both.ownEngine());
    }

    @Test
    void theRoutingEngineOfTheProjectCountsWhereTheOptionsNameNone() {
        FabricContext ofProject = routedBy("qos TRUE\n");
        assertEquals(Optional.of("lash"), ofProject.firstEngine());
        assertEquals(Optional.of("lash"), ofProject.ownEngine());
        assertEquals(Optional.empty(), FabricContext.UNKNOWN.ownEngine());
    }

    @Test
    void aFabricWithoutAPartitionFileHasTheDefaultPartition() {
        assertEquals(Optional.empty(), FabricContext.UNKNOWN.knownPartitions());
        assertEquals(Optional.of(Partitions.WITHOUT_FILE), on(Map.of()).knownPartitions());
        assertEquals(
                Optional.of(Partitions.WITHOUT_FILE),
                FabricContext.UNKNOWN.withPartitions().knownPartitions());
    }

    private static FabricContext routedBy(String options) {
        return new FabricContext(
                Optional.empty(),
                false,
                Optional.of(OptionsText.lower(options).value()),
                SubnetState.UNKNOWN,
                Target.OPENSM_3_3,
                Optional.of("lash"));
    }

    private static FabricContext on(Map<PortId, PortState> ports) {
        return new FabricContext(
                Optional.empty(),
                Optional.empty(),
                SubnetState.of(TestFabric.FABRIC).withPorts(ports));
    }

    private static Map<PortId, PortState> linked(int mtu) {
        Map<PortId, PortState> ports = new HashMap<>();
        TestFabric.FABRIC.nodes().stream()
                .flatMap(node -> node.ports().stream())
                .filter(port -> port.link().isPresent())
                .forEach(port -> ports.put(
                        port.id(), PortState.builder().neighborMtu(mtu).build()));
        return ports;
    }
}
