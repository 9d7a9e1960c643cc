package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
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
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.Selected;
import org.qos.runtime.value.Rate;

/** Paths through random trees of switches against the only way that a tree has. */
class RandomRoutesTest {

    private static final long SEED = 20_061_101L;
    private static final int SUBNETS = 60;
    private static final int MOST_SWITCHES = 8;
    private static final int HOSTS = 6;
    private static final int PORTS = 36;
    private static final String[] SPEEDS = {"SDR", "DDR", "QDR", "FDR", "EDR", "HDR"};

    private final Random random = new Random(SEED);

    /** A tree of switches 0, 1, ... of which each but the first hangs on one before it, and hosts on some of them. */
    private final class Tree {

        private final List<Integer> parents = new ArrayList<>();
        private final List<Integer> switchOfHost = new ArrayList<>();
        private final Map<PortId, Link> links = new HashMap<>();
        private final Map<PortId, PortState> states = new HashMap<>();
        private final Map<Long, Integer> used = new HashMap<>();

        Tree() {
            parents.add(-1);
            int switches = 1 + random.nextInt(MOST_SWITCHES);
            for (int i = 1; i < switches; i++) {
                parents.add(random.nextInt(i));
                connect(switchGuid(i), switchGuid(parents.get(i)));
            }
            for (int host = 0; host < HOSTS; host++) {
                switchOfHost.add(random.nextInt(switches));
                connect(hostGuid(host), switchGuid(switchOfHost.get(host)));
            }
        }

        private void connect(long one, long other) {
            PortId near = new PortId(one, used.merge(one, 1, Integer::sum));
            PortId far = new PortId(other, used.merge(other, 1, Integer::sum));
            String speed = SPEEDS[random.nextInt(SPEEDS.length)];
            int width = random.nextBoolean() ? 4 : 1;
            links.put(near, new Link(far, width, speed));
            links.put(far, new Link(near, width, speed));
            for (PortId port : List.of(near, far)) {
                states.put(
                        port, PortState.builder().mtuCap(1 + random.nextInt(5)).build());
            }
        }

        /** The nodes from a host to another, both of them among these. */
        List<Long> way(int source, int destination) {
            List<Integer> up = ancestors(switchOfHost.get(source));
            List<Integer> down = ancestors(switchOfHost.get(destination));
            int meeting = up.stream().filter(down::contains).findFirst().orElseThrow();
            List<Long> way = new ArrayList<>(List.of(hostGuid(source)));
            up.subList(0, up.indexOf(meeting)).forEach(each -> way.add(switchGuid(each)));
            for (int i = down.indexOf(meeting); i >= 0; i--) {
                way.add(switchGuid(down.get(i)));
            }
            way.add(hostGuid(destination));
            return way;
        }

        private List<Integer> ancestors(int leaf) {
            List<Integer> ancestors = new ArrayList<>();
            for (int each = leaf; each >= 0; each = parents.get(each)) {
                ancestors.add(each);
            }
            return ancestors;
        }

        PortId portTo(long node, long next) {
            return links.keySet().stream()
                    .filter(port ->
                            port.nodeGuid() == node && links.get(port).peer().nodeGuid() == next)
                    .findFirst()
                    .orElseThrow();
        }

        RoutedSubnet subnet() {
            ForwardingTables.Builder forwarding = ForwardingTables.builder();
            for (int destination = 0; destination < HOSTS; destination++) {
                for (int source = 0; source < HOSTS; source++) {
                    List<Long> way = way(source, destination);
                    for (int i = 1; source != destination && i < way.size() - 1; i++) {
                        int out = portTo(way.get(i), way.get(i + 1)).number();
                        forwarding.entry(way.get(i), lid(destination), out);
                    }
                }
            }
            return RoutedSubnet.predicted(
                    new SubnetState(fabric(), forwarding.build(), states, Sl2VlRows.NONE, Map.of(), Map.of()),
                    Partitions.WITHOUT_FILE,
                    SmOptions.DEFAULTS);
        }

        private Fabric fabric() {
            List<Node> nodes = new ArrayList<>();
            for (int i = 0; i < parents.size(); i++) {
                nodes.add(node(switchGuid(i), NodeType.SWITCH, PORTS, 100 + i));
            }
            for (int host = 0; host < HOSTS; host++) {
                nodes.add(node(hostGuid(host), NodeType.CA, 1, lid(host)));
            }
            return Fabric.of(nodes, OptionalLong.of(portGuid(0)));
        }

        private Node node(long guid, NodeType type, int count, int lid) {
            boolean isSwitch = type == NodeType.SWITCH;
            List<Port> ports = new ArrayList<>();
            if (isSwitch) {
                ports.add(new Port(new PortId(guid, 0), guid, lid, 0, Optional.empty()));
            }
            links.keySet().stream()
                    .filter(port -> port.nodeGuid() == guid)
                    .sorted(Comparator.comparingInt(PortId::number))
                    .forEach(id ->
                            ports.add(new Port(id, isSwitch ? guid : guid + 1, lid, 0, Optional.of(links.get(id)))));
            return new Node(guid, type, "n" + guid, count, true, ports);
        }
    }

    @Test
    void aPathHasTheMinimumMtuAndRateOfItsWay() {
        for (int round = 0; round < SUBNETS; round++) {
            Tree tree = new Tree();
            RoutedSubnet subnet = tree.subnet();
            PathResolver resolver = new PathResolver(subnet, Optional.empty(), Profile.OPENSM);
            for (int source = 0; source < HOSTS; source++) {
                for (int destination = 0; destination < HOSTS; destination++) {
                    if (source != destination) {
                        check(tree, resolver, source, destination, "seed " + SEED + ", subnet " + round);
                    }
                }
            }
        }
    }

    private static void check(Tree tree, PathResolver resolver, int source, int destination, String about) {
        List<Long> way = tree.way(source, destination);
        int mtu = Integer.MAX_VALUE;
        int rate = 0;
        for (int i = 0; i + 1 < way.size(); i++) {
            PortId out = tree.portTo(way.get(i), way.get(i + 1));
            Link link = tree.links.get(out);
            mtu = Math.min(mtu, tree.states.get(out).mtuCap().orElseThrow());
            mtu = Math.min(mtu, tree.states.get(link.peer()).mtuCap().orElseThrow());
            int ofLink = Rate.of(link.width(), link.speed()).orElseThrow();
            rate = rate == 0 || Rate.compare(ofLink, rate) < 0 ? ofLink : rate;
        }
        Fabric fabric = resolver.subnet().fabric();
        PathQuery query =
                PathQuery.between(portGuid(source), portGuid(destination)).build();
        Resolution.Path found = assertInstanceOf(
                Resolution.Path.class, resolver.resolve(query, fabric.endpointIndex(portGuid(0))), about);
        PathRecord path = found.path();

        assertEquals(Selected.exactly(mtu), path.mtu(), about + ": MTU of " + way);
        assertEquals(Selected.exactly(rate), path.rate(), about + ": rate of " + way);
        assertEquals(List.of(lid(source), lid(destination)), List.of(path.slid(), path.dlid()), about);
        assertEquals(
                way.subList(0, way.size() - 1),
                resolver.hops(found).stream().map(hop -> hop.node().guid()).toList(),
                about);
        assertEquals(
                way.subList(1, way.size()),
                resolver.hops(found).stream()
                        .map(hop -> tree.links
                                .get(new PortId(hop.node().guid(), hop.outPort()))
                                .peer()
                                .nodeGuid())
                        .toList(),
                about);
    }

    private static long switchGuid(int number) {
        return 0x5000L + 0x10 * number;
    }

    private static long hostGuid(int number) {
        return 0xa000L + 0x10 * number;
    }

    private static long portGuid(int host) {
        return hostGuid(host) + 1;
    }

    private static int lid(int host) {
        return host + 1;
    }
}
