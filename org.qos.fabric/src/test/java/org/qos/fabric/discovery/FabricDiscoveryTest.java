package org.qos.fabric.discovery;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.discovery.UnreadAttribute.Reason;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.MKey;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadClass;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.WindowLimits;
import org.qos.fabric.sim.Faults;
import org.qos.fabric.sim.RandomState;
import org.qos.fabric.sim.SimulatedPort;
import org.qos.fabric.sim.SimulatedSubnet;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/** Discoveries of simulated subnets, whose state is known. */
class FabricDiscoveryTest {

    private static final WindowLimits LIMITS = new WindowLimits(Duration.ofMillis(400), 20, 64);
    private static final SubnetState STATE = RandomState.of(20_261_122, 6);
    private static final PortId SWITCH_2 = new PortId(RandomState.switchGuid(2), 0);
    private static final PortId HOST_2 = new PortId(RandomState.caGuid(2, 0), 1);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {20_261_122, 1, 2, 3, 4, 5, 6, 7})
    void whatIsReadIsWhatIsThere(long seed) {
        SubnetState state = RandomState.of(seed, 1 + (int) (seed % 12));
        DiscoveredSubnet found = discover(new SimulatedSubnet(state, RandomState.origin()), Faults.NONE);
        assertEquals(List.of(), found.unread());
        assertSame(state, found.state());
    }

    @ParameterizedTest(name = "seed {0}, {1} of the MADs lost")
    @CsvSource({"1, 0.1", "2, 0.1", "3, 0.3"})
    void lossesDelaysAndDuplicatesChangeNothing(long seed, double loss) {
        Faults faults = new Faults(seed, loss, 0.2, Duration.ofMillis(1), Duration.ofMillis(100));
        DiscoveredSubnet found = discover(new SimulatedSubnet(STATE, RandomState.origin()), faults);
        assertEquals(List.of(), found.unread());
        assertSame(STATE, found.state());
    }

    @Test
    void linksAloneAreReadWithoutTables() {
        SimulatedPort port = new SimulatedPort(new SimulatedSubnet(STATE, RandomState.origin()));
        SubnetState found = new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.LINKS)
                .discover()
                .state();
        assertEquals(sorted(STATE.fabric()), sorted(found.fabric()));
        assertEquals(STATE.ports(), found.ports());
        assertTrue(found.sl2vl().isEmpty() && found.forwarding().isEmpty());
        assertEquals(Map.of(), found.vlArb());
        Set<Integer> asked = port.sent().stream().map(mad -> mad.attribute()).collect(Collectors.toSet());
        assertEquals(Set.of(0x10, 0x11, 0x12, 0x15, 0xff90), asked);
    }

    @Test
    void eachCableIsFollowedOnceOrTwice() {
        SimulatedPort port = new SimulatedPort(new SimulatedSubnet(STATE, RandomState.origin()));
        new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.LINKS).discover();
        long cables = STATE.fabric().nodes().stream()
                        .flatMap(node -> node.ports().stream())
                        .filter(found -> found.link().isPresent())
                        .count()
                / 2;
        long probes = port.sent().stream()
                .filter(mad -> mad.attribute() == SmpAttribute.NODE_INFO.code())
                .count();
        assertTrue(probes <= 2 * cables + 1 && probes > cables, probes + " questions about " + cables + " cables");
        assertTrue(port.sent().stream().allMatch(mad -> mad.madClass() == MadClass.SUBNET_DIRECTED_ROUTE.code()));
    }

    @Test
    void aNodeThatItsMKeyHidesIsReportedAtTheOtherEndOfItsCable() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin()).protect(HOST_2, 0x1234, 2);
        DiscoveredSubnet found = discover(subnet, Faults.NONE);
        PortId switchPort = new PortId(RandomState.switchGuid(2), 1);
        assertEquals(List.of(switchPort), ports(found.unread()));
        UnreadAttribute missing = found.unread().get(0);
        assertEquals(SmpAttribute.NODE_INFO, missing.attribute());
        assertEquals(Reason.NO_ANSWER, missing.reason());
        assertEquals("no answer: it is unreachable, or its M_Key protects it", missing.reasonText());
        assertEquals(Optional.empty(), found.state().fabric().node(HOST_2.nodeGuid()));
        assertEquals(
                Optional.empty(),
                found.state().fabric().port(switchPort).orElseThrow().link());
    }

    @Test
    void aNodeThatItsMKeyHidesIsReadWithTheKey() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin()).protect(HOST_2, 0x1234, 2);
        SimulatedPort port = new SimulatedPort(subnet);
        DiscoveredSubnet found =
                new FabricDiscovery(new MadWindow(new MKey(0x1234).at(port), LIMITS), DiscoveryScope.ALL).discover();
        assertEquals(List.of(), found.unread());
        assertSame(STATE, found.state());
    }

    @Test
    void aPortThatItsMKeyProtectsFromChangesOnlyIsRead() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin()).protect(SWITCH_2, 0x1234, 1);
        DiscoveredSubnet found = discover(subnet, Faults.NONE);
        assertEquals(List.of(), found.unread());
        assertSame(STATE, found.state());
    }

    /** As a port that was protected while it was read: its PortInfo says so, and its tables are silent. */
    @Test
    void silenceIsPutDownToTheMKeyOnlyIfThePortSaysSo() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        long hidden = HOST_2.nodeGuid();
        DirectedRoute[] way = {null};
        SimulatedPort port = new SimulatedPort((request, to) -> {
            Optional<Mad> answer = subnet.answer(request, to);
            if (request.attribute() == SmpAttribute.NODE_INFO.code()
                    && answer.isPresent()
                    && NodeInfo.decode(answer.get().smpData()).nodeGuid() == hidden) {
                way[0] = request.route();
            }
            if (!request.route().equals(way[0])) {
                return answer;
            }
            if (request.attribute() == SmpAttribute.PORT_INFO.code()) {
                return answer.map(mad -> mad.with(Mad.SMP_DATA + 34, new byte[] {(byte) 0x80}));
            }
            return answer.filter(mad -> mad.attribute() != SmpAttribute.P_KEY_TABLE.code());
        });
        DiscoveredSubnet found = new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.ALL).discover();
        assertEquals(List.of(HOST_2), ports(found.unread()));
        assertTrue(found.unread().stream().allMatch(missing -> missing.reason() == Reason.M_KEY));
        assertFalse(found.state().pkeys().containsKey(HOST_2));
    }

    @Test
    void aRefusedAttributeIsUnknownAndReported() {
        PortId port = new PortId(SWITCH_2.nodeGuid(), 3);
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin())
                .refuse(port, SmpAttribute.VL_ARBITRATION_TABLE, 0x0c)
                .refuse(SWITCH_2, SmpAttribute.LINEAR_FORWARDING_TABLE, 0x1c);
        DiscoveredSubnet found = discover(subnet, Faults.NONE);
        assertEquals(Set.of(port, SWITCH_2), Set.copyOf(ports(found.unread())));
        assertEquals(Optional.empty(), found.state().vlArb(port).high());
        assertFalse(found.state().forwarding().switches().contains(SWITCH_2.nodeGuid()));
        assertEquals(
                Set.of("status 0x000c (attribute not supported)", "status 0x001c (invalid attribute or modifier)"),
                found.unread().stream().map(UnreadAttribute::reasonText).collect(Collectors.toSet()));
        assertEquals(STATE.sl2vl().row(port, 1), found.state().sl2vl().row(port, 1));
    }

    @Test
    void firmwareWithoutExtendedPortInfoIsNotReported() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        STATE.fabric().nodes().forEach(node -> node.ports()
                .forEach(port -> subnet.refuse(port.id(), SmpAttribute.EXTENDED_PORT_INFO, 0x0c)));
        DiscoveredSubnet found = discover(subnet, Faults.NONE);
        assertEquals(List.of(), found.unread());
        assertEquals(STATE.ports(), found.state().ports());
    }

    @Test
    void aPortWithoutPortInfoKeepsItsPlace() {
        PortId port = new PortId(SWITCH_2.nodeGuid(), 3);
        SimulatedSubnet subnet =
                new SimulatedSubnet(STATE, RandomState.origin()).refuse(port, SmpAttribute.PORT_INFO, 0x1c);
        DiscoveredSubnet found = discover(subnet, Faults.NONE);
        assertEquals(List.of(port), ports(found.unread()));
        assertFalse(found.state().ports().containsKey(port));
        Link link = found.state().fabric().port(port).orElseThrow().link().orElseThrow();
        assertEquals(new Link(new PortId(RandomState.switchGuid(1), 4), 0, ""), link);
    }

    @Test
    void aNodeThatFallsSilentIsNotAskedForEachOfItsTables() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        int[] requests = {0};
        subnet.beforeEach(() -> {
            if (++requests[0] == 300) {
                subnet.protect(SWITCH_2, 1, 3);
            }
        });
        SimulatedPort port = new SimulatedPort(subnet);
        DiscoveredSubnet found = new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.ALL).discover();
        assertTrue(found.unread().size() > 50, found.unread().size() + " attributes are missing");
        assertTrue(
                found.unread().stream().allMatch(missing -> missing.port().nodeGuid() == SWITCH_2.nodeGuid()),
                "of that switch only");
        assertTrue(port.elapsed().toSeconds() < 30, port.elapsed() + " by the simulated clock");
    }

    @Test
    void aCableFromASwitchToItselfAndALoopOfCablesEnd() {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        PortId five = new PortId(RandomState.switchGuid(0), 5);
        PortId six = new PortId(RandomState.switchGuid(0), 6);
        subnet.connect(five, six);
        subnet.connect(new PortId(RandomState.switchGuid(1), 8), new PortId(RandomState.switchGuid(5), 8));
        Fabric found = discover(subnet, Faults.NONE).state().fabric();
        assertEquals(six, found.port(five).orElseThrow().link().orElseThrow().peer());
        assertEquals(five, found.port(six).orElseThrow().link().orElseThrow().peer());
        assertEquals(STATE.fabric().nodes().size(), found.nodes().size());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {20_261_122, 1, 2, 3, 4})
    void movedCablesEndAndLeaveEachPortAtMostOneCable(long seed) {
        Random random = new Random(seed);
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        subnet.beforeEach(() -> {
            if (random.nextInt(10) == 0) {
                subnet.connect(randomPort(random), randomPort(random));
            }
        });
        WindowLimits impatient = new WindowLimits(Duration.ofMillis(50), 2, 16);
        MadWindow window = new MadWindow(new SimulatedPort(subnet, Faults.NONE.withSeed(seed)), impatient);
        Fabric found = new FabricDiscovery(window, DiscoveryScope.LINKS)
                .discover()
                .state()
                .fabric();
        for (Node node : found.nodes()) {
            for (Port port : node.ports()) {
                found.peer(port)
                        .ifPresent(peer -> assertEquals(
                                port.id(), peer.link().orElseThrow().peer(), "seed " + seed + ": both ends agree"));
            }
        }
    }

    @Test
    void aSilentLocalPortIsAFailure() {
        SimulatedPort port = new SimulatedPort((request, to) -> Optional.empty());
        FabricDiscovery discovery = new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.LINKS);
        MadException failure = assertThrows(MadException.class, discovery::discover);
        assertEquals(
                "the local port does not answer: no answer: it is unreachable, or its M_Key protects it",
                failure.getMessage());
    }

    @Test
    void aDescriptionKeepsItsSpacesAndAPortWithoutASubnetManagerHasNoLid() {
        PortId host = new PortId(0xC0, 1);
        Port port = new Port(host, 0xC1, 0xffff, 0, Optional.empty());
        Node node = new Node(0xC0, NodeType.CA, " host\tmlx5_0 ", 1, false, List.of(port));
        SubnetState state = SubnetState.of(Fabric.of(List.of(node), OptionalLong.empty()));
        Node found = discover(new SimulatedSubnet(state, host), Faults.NONE)
                .state()
                .fabric()
                .node(0xC0)
                .orElseThrow();
        assertEquals(" host mlx5_0 ", found.description());
        assertEquals(0, found.port(1).orElseThrow().lid());
    }

    @Test
    void progressCountsNodes() {
        List<DiscoveryProgress> steps = new ArrayList<>();
        SimulatedPort port = new SimulatedPort(new SimulatedSubnet(STATE, RandomState.origin()));
        new FabricDiscovery(new MadWindow(port, LIMITS), DiscoveryScope.LINKS).discover(steps::add);
        assertEquals(1, steps.get(0).nodes());
        assertEquals(18, steps.get(steps.size() - 1).nodes());
        assertEquals(port.sent().size(), steps.get(steps.size() - 1).attributes());
    }

    private static PortId randomPort(Random random) {
        return new PortId(RandomState.switchGuid(random.nextInt(6)), 3 + random.nextInt(6));
    }

    private static DiscoveredSubnet discover(SimulatedSubnet subnet, Faults faults) {
        MadWindow window = new MadWindow(new SimulatedPort(subnet, faults), LIMITS);
        return new FabricDiscovery(window, DiscoveryScope.ALL).discover();
    }

    private static List<PortId> ports(List<UnreadAttribute> unread) {
        return unread.stream().map(UnreadAttribute::port).distinct().toList();
    }

    private static void assertSame(SubnetState expected, SubnetState found) {
        assertEquals(sorted(expected.fabric()), sorted(found.fabric()));
        assertEquals(expected.fabric().smPort(), found.fabric().smPort());
        assertEquals(expected.ports(), found.ports());
        assertEquals(expected.pkeys(), found.pkeys());
        assertEquals(expected.vlArb(), found.vlArb());
        assertEquals(expected.sl2vl().outPorts(), found.sl2vl().outPorts());
        for (PortId out : expected.sl2vl().outPorts()) {
            assertEquals(expected.sl2vl().inPorts(out), found.sl2vl().inPorts(out));
            expected.sl2vl().inPorts(out).stream()
                    .forEach(in -> assertEquals(
                            expected.sl2vl().row(out, in), found.sl2vl().row(out, in)));
        }
        assertEquals(expected.forwarding().switches(), found.forwarding().switches());
        for (long guid : expected.forwarding().switches()) {
            assertArrayEquals(
                    expected.forwarding().table(guid), found.forwarding().table(guid));
        }
    }

    private static List<Node> sorted(Fabric fabric) {
        return fabric.nodes().stream()
                .sorted(Comparator.comparingLong(Node::guid))
                .toList();
    }
}
