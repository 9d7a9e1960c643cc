package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.project.design.IntentReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;

/** An intent may say less of the links than the fabric has, but not more, and no other MTU: shares depend on it. */
class SiteLinksTest {

    private static final PortId ONE = new PortId(0x10, 1);
    private static final PortId OTHER = new PortId(0x20, 1);
    private static final String CLASSES = "\nclasses: [{name: DEFAULT}]\n";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            vls: 8            | 1:13 the fabric has links with 4 data VLs; remove 'vls' or lower it
            vls: 4            | ''
            vls: 2            | ''
            table-entries: 17 | 1:23 the fabric has arbitration tables of 16 entries; remove 'table-entries' or lower it
            table-entries: 8  | ''
            mtu: 1024         | 1:13 the fabric has links with an MTU of 2048 bytes; remove 'mtu', or write 2048
            mtu: 2048         | ''
            mtu: 4096         | 1:13 the fabric has links with an MTU of 2048 bytes; remove 'mtu', or write 2048
            """)
    void whatTheSiteGivesIsThere(String said, String problems) throws IOException {
        SubnetState state = state(
                PortState.builder().vlCap(4).vlArbHighCap(32).vlArbLowCap(64).neighborMtu(4),
                PortState.builder().vlCap(3).vlArbHighCap(32).vlArbLowCap(16).neighborMtu(4));

        assertEquals(problems, problems("site: {" + said + "}", state));
    }

    @Test
    void whereAPortHasOneVlItsTablesDoNotCount() throws IOException {
        SubnetState state = state(
                PortState.builder().vlCap(1).vlArbHighCap(0).vlArbLowCap(0).neighborMtu(4),
                PortState.builder().vlCap(4).neighborMtu(4));

        assertEquals("", problems("site: {table-entries: 8}", state));
    }

    @Test
    void linksOfTwoMtusHaveNoOtherOne() throws IOException {
        SubnetState state = state(
                PortState.builder().vlCap(4).neighborMtu(4),
                PortState.builder().vlCap(4).neighborMtu(5));

        assertEquals(
                "1:13 the fabric has links with an MTU of 2048 bytes; remove 'mtu'",
                problems("site: {mtu: 4096}", state));
    }

    @Test
    void aLinkHasNoMtuAboveThatOfItsPort() throws IOException {
        SubnetState state = state(
                PortState.builder().vlCap(4).mtuCap(4),
                PortState.builder().vlCap(4).mtuCap(5));

        assertEquals(
                "1:13 the fabric has links with an MTU of 2048 bytes; remove 'mtu'",
                problems("site: {mtu: 4096}", state));
        assertEquals("", problems("site: {mtu: 2048}", state));
    }

    @Test
    void whatTheFabricDoesNotShowIsAssumed() throws IOException {
        SubnetState state = state(PortState.builder(), PortState.builder());

        assertEquals("", problems("site: {vls: 15, mtu: 256, table-entries: 64}", state));
        assertTrue(problems("site: {vls: 15}", state).contains("the MTU of the links is not known"));
    }

    @Test
    void portsWithoutAnMtuHaveThatOfTheSite() throws IOException {
        SubnetState state = state(
                PortState.builder().vlCap(4).mtuCap(5), PortState.builder().vlCap(4));

        SubnetState stated = stated("mtu: 2048", state);

        assertEquals(PortState.builder().vlCap(4).mtuCap(5).neighborMtu(4).build(), stated.port(ONE));
        assertEquals(PortState.builder().vlCap(4).mtuCap(4).neighborMtu(4).build(), stated.port(OTHER));
        assertEquals(state, stated("vls: 8", state));
    }

    @Test
    void theMtusOfTheFabricStay() throws IOException {
        SubnetState state = state(
                PortState.builder().vlCap(4).mtuCap(5).neighborMtu(4),
                PortState.builder().vlCap(4).neighborMtu(4));

        assertEquals(state, stated("mtu: 2048", state));
    }

    private static SubnetState stated(String site, SubnetState state) throws IOException {
        return BoundIntent.of(IntentReader.read("site: {" + site + "}" + CLASSES), state)
                .state();
    }

    private static String problems(String site, SubnetState state) throws IOException {
        return BoundIntent.of(IntentReader.read(site + CLASSES), state).problems().stream()
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.message())
                .collect(Collectors.joining("\n"));
    }

    private static SubnetState state(PortState.Builder one, PortState.Builder other) {
        Fabric fabric = Fabric.of(List.of(node(ONE, OTHER), node(OTHER, ONE)), OptionalLong.empty());
        return SubnetState.of(fabric).withPorts(Map.of(ONE, one.build(), OTHER, other.build()));
    }

    private static Node node(PortId own, PortId peer) {
        Port port = new Port(own, own.nodeGuid() + 1, 0, 0, Optional.of(new Link(peer, 4, "EDR")));
        return new Node(own.nodeGuid(), NodeType.CA, "n", 1, false, List.of(port));
    }
}
