package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/** Walks along a chain of switches between two hosts, port by port and cable by cable. */
class PathWalkTest {

    private static final int SOURCE_LID = 200;
    private static final int DESTINATION_LID = 201;
    private static final long HOST = 0xa000;
    private static final long OTHER_HOST = 0xb000;

    private final Map<PortId, PortState> states = new HashMap<>();
    private final Sl2VlRows.Builder sl2vl = Sl2VlRows.builder();
    private int switches = 2;
    private SmOptions options = SmOptions.DEFAULTS.withQos();
    /** The port of the first switch that the snapshot names as the other end of the first host's cable. */
    private int firstPort = 1;

    @ParameterizedTest(name = "{0} switches")
    @CsvSource({"1, 2", "2, 3", "63, 64", "64, 65"})
    void aPathMayPassSixtyFourSwitches(int count, int cables) {
        switches = count;
        for (PathWalk walk : bothWays(null)) {
            assertEquals(cables, walk.hops);
        }
    }

    @ParameterizedTest(name = "{0} switches")
    @CsvSource({"65", "66", "100"})
    void aLongerPathIsALoop(int count) {
        switches = count;
        bothWays(Reason.LOOP);
    }

    @ParameterizedTest(name = "port {0}")
    @CsvSource({"3", "4", "254"})
    void aCableToAPortThatTheSwitchDoesNotHaveLeadsNowhere(int port) {
        firstPort = port;
        bothWays(Reason.NO_CABLE);
    }

    @ParameterizedTest(name = "MTU {1} at port {0}")
    @CsvSource(
            textBlock =
                    """
                    40960/1, 2
                    45056/1, 2
                    1/1,     3
                    1/2,     3
                    2/1,     1
                    2/2,     1
                    """)
    void theMinimumMtuIsThatOfAnyPortOnTheWay(String port, int mtu) {
        state(id(port), OptionalInt.of(mtu), OptionalInt.empty());
        for (PathWalk walk : bothWays(null)) {
            assertEquals(mtu, walk.mtu);
            assertTrue(walk.mtuKnown);
        }
    }

    @ParameterizedTest(name = "rate code {1} at port {0}")
    @CsvSource({"40960/1, 2", "45056/1, 3", "1/1, 5", "1/2, 11", "2/1, 6", "2/2, 4"})
    void theMinimumRateIsThatOfAnyPortOnTheWay(String port, int rate) {
        state(id(port), OptionalInt.of(5), OptionalInt.of(rate));
        for (PathWalk walk : bothWays(null)) {
            assertEquals(rate, Rate.ofOrder(walk.rate));
        }
    }

    @ParameterizedTest
    @CsvSource({"40960/1", "45056/1", "1/1", "1/2", "2/1", "2/2"})
    void oneMtuThatIsNotGivenIsAssumed(String port) {
        state(id(port), OptionalInt.empty(), OptionalInt.empty());
        for (PathWalk walk : bothWays(null)) {
            assertFalse(walk.mtuKnown);
            assertEquals(Mtu.ASSUMED, walk.mtu);
        }
    }

    @Test
    void portsThatThePathDoesNotPassDoNotCount() {
        state(new PortId(1, 0), OptionalInt.of(1), OptionalInt.of(2));
        state(new PortId(2, 0), OptionalInt.empty(), OptionalInt.empty());
        for (PathWalk walk : bothWays(null)) {
            assertEquals(5, walk.mtu);
            assertEquals(16, Rate.ofOrder(walk.rate));
            assertTrue(walk.mtuKnown);
        }
    }

    /** Out-port, in-port, the SL that its row drops, and whether the path from a to b passes there. */
    @ParameterizedTest(name = "row {1} of {0} drops SL {2}: {3}")
    @CsvSource(
            textBlock =
                    """
                    40960/1, 0, 3,  true
                    1/2,     1, 4,  true
                    2/2,     1, 0,  true
                    2/2,     1, 15, true
                    1/2,     0, 5,  false
                    1/2,     2, 5,  false
                    1/1,     2, 6,  false
                    45056/1, 0, 7,  false
                    """)
    void anSlIsUsableWhenNoRowOnTheWayDropsIt(String port, int in, int sl, boolean passed) {
        sl2vl.row(id(port), in, 0xfL << 4 * sl);
        for (PathWalk walk : bothWays(null)) {
            assertEquals(passed ? 0xffff & ~(1 << sl) : 0xffff, walk.usable);
        }
    }

    @Test
    void theSlsOfAllRowsOnTheWayAreDropped() {
        sl2vl.row(new PortId(HOST, 1), 0, 0x0000_0000_0000_00ffL);
        sl2vl.row(new PortId(1, 2), 1, 0x0000_0000_0000_0ff0L);
        sl2vl.row(new PortId(2, 2), 1, 0xf000_0000_0000_0000L);
        for (PathWalk walk : bothWays(null)) {
            assertEquals(0x7ff8, walk.usable);
        }
    }

    @Test
    void rowsThatTogetherDropEverySlLeaveNoPath() {
        sl2vl.row(new PortId(1, 2), 1, 0xffff_ffff_0000_0000L);
        sl2vl.row(new PortId(2, 2), 1, 0x0000_0000_ffff_ffffL);
        bothWays(Reason.ALL_SLS_DROPPED);
        options = SmOptions.DEFAULTS;
        for (PathWalk walk : bothWays(null)) {
            assertEquals(0xffff, walk.usable, "without QoS every SL is usable");
        }
    }

    @Test
    void aWalkFromAPortToItselfPassesNothing() {
        PathGraph graph = graph();
        PathWalk walk = new PathWalk(graph, new CableWalk(graph), true);
        int host = endpoint(graph, HOST);
        assertNull(walk.walk(host, host, SOURCE_LID));
        assertEquals(0, walk.hops);
        assertEquals(graph.endpointPort[host], walk.at);
    }

    @Test
    void aSwitchBeginsAtThePortThatItForwardsBy() {
        PathGraph graph = graph();
        PathWalk walk = new PathWalk(graph, new CableWalk(graph), true);
        assertNull(walk.walk(endpoint(graph, 1), endpoint(graph, OTHER_HOST), DESTINATION_LID));
        assertEquals(2, walk.hops);
        assertNull(walk.walk(endpoint(graph, HOST), endpoint(graph, 2), 2));
        assertEquals(2, walk.hops);
    }

    @Test
    void theEndpointsOfTheChainHangOnItsFirstAndLastSwitch() {
        switches = 5;
        PathGraph graph = graph();
        assertEquals(0, graph.switchOf(endpoint(graph, HOST)));
        assertEquals(4, graph.switchOf(endpoint(graph, OTHER_HOST)));
        assertEquals(2, graph.switchOf(endpoint(graph, 3)), "port 0 is on its own switch");
        assertEquals(endpoint(graph, HOST), graph.endpointOfLid[SOURCE_LID]);
        assertEquals(PathGraph.NONE, graph.endpointOfLid[SOURCE_LID - 1]);
        assertEquals(PathGraph.NONE, graph.route(0, 0xbfff));
    }

    @Test
    void lidsThatAPortWouldHaveBeyondTheLastOneAreLeftOut() {
        PathGraph graph = new PathGraph(1, 1, 1);
        graph.endpoint(0, new Port(new PortId(HOST, 1), HOST, 0xfffe, 2, Optional.empty()), 0);
        assertEquals(PathGraph.NONE, graph.endpointOfLid[0xfffd]);
        assertEquals(0, graph.endpointOfLid[0xfffe]);
        assertEquals(0, graph.endpointOfLid[0xffff]);
    }

    /** Walks port by port and by cables from the first host to the second; walks along cables find every path. */
    private List<PathWalk> bothWays(Reason expected) {
        PathGraph graph = graph();
        boolean qos = options.qos();
        PathWalk plain = new PathWalk(graph, new CableWalk(graph), qos);
        PathWalk cables = new PathWalk(graph, new CableWalk(graph), qos);
        int from = endpoint(graph, HOST);
        int to = endpoint(graph, OTHER_HOST);
        assertEquals(expected, plain.plainWalk(from, to, DESTINATION_LID), "port by port");
        assertEquals(expected, cables.walk(from, to, DESTINATION_LID), "by cables");
        boolean found = new CableWalk(graph)
                .walk(graph.endpointPort[from], graph.endpointPort[to], DESTINATION_LID, qos, cables);
        assertEquals(expected == null, found, "by cables alone");
        return List.of(plain, cables);
    }

    private static int endpoint(PathGraph graph, long guid) {
        return new GuidIndex(graph.guid).endpoint(guid);
    }

    private void state(PortId port, OptionalInt mtu, OptionalInt rate) {
        PortState.Builder state = PortState.builder();
        mtu.ifPresent(state::mtuCap);
        rate.ifPresent(state::rate);
        states.put(port, state.build());
    }

    private static PortId id(String text) {
        String[] parts = text.split("/");
        return new PortId(Long.parseLong(parts[0]), Integer.parseInt(parts[1]));
    }

    /** Switch n has LID and GUID n; its port 1 leads towards the first host, port 2 towards the second. */
    private PathGraph graph() {
        List<Node> nodes = new ArrayList<>();
        ForwardingTables.Builder forwarding = ForwardingTables.builder();
        for (int n = 1; n <= switches; n++) {
            PortId before = n == 1 ? new PortId(HOST, 1) : new PortId(n - 1, 2);
            PortId after = n == switches ? new PortId(OTHER_HOST, 1) : new PortId(n + 1, 1);
            nodes.add(new Node(
                    n,
                    NodeType.SWITCH,
                    "s" + n,
                    2,
                    true,
                    List.of(
                            new Port(new PortId(n, 0), n, n, 0, Optional.empty()),
                            port(n, 1, n, n, before),
                            port(n, 2, n, n, after))));
            for (int lid = 1; lid <= switches; lid++) {
                forwarding.entry(n, lid, lid == n ? 0 : lid < n ? 1 : 2);
            }
            forwarding.entry(n, SOURCE_LID, 1).entry(n, DESTINATION_LID, 2);
        }
        nodes.add(host(HOST, SOURCE_LID, new PortId(1, firstPort)));
        nodes.add(host(OTHER_HOST, DESTINATION_LID, new PortId(switches, 2)));
        Fabric fabric = Fabric.of(nodes, OptionalLong.empty());
        nodes.forEach(node -> node.ports()
                .forEach(port -> states.putIfAbsent(
                        port.id(), PortState.builder().mtuCap(5).build())));
        return PathGraphBuilder.build(RoutedSubnet.predicted(
                new SubnetState(fabric, forwarding.build(), states, sl2vl.build(), Map.of(), Map.of()),
                Partitions.WITHOUT_FILE,
                options));
    }

    private static Node host(long guid, int lid, PortId peer) {
        return new Node(guid, NodeType.CA, "h", 1, false, List.of(port(guid, 1, guid, lid, peer)));
    }

    private static Port port(long node, int number, long guid, int lid, PortId peer) {
        return new Port(new PortId(node, number), guid, lid, 0, Optional.of(new Link(peer, 4, "EDR")));
    }
}
