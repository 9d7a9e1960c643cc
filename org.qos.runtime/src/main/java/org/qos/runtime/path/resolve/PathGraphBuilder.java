package org.qos.runtime.path.resolve;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl2VlRow;

/** Lays a routed subnet out in flat arrays. */
final class PathGraphBuilder {

    private final RoutedSubnet subnet;
    private final List<Node> nodes;
    private final Map<Long, Integer> nodeOfGuid = new HashMap<>();
    private final Map<String, char[]> shared = new HashMap<>();
    private final int[] first;
    private final PathGraph graph;

    private PathGraphBuilder(RoutedSubnet subnet) {
        this.subnet = subnet;
        Fabric fabric = subnet.fabric();
        nodes = fabric.nodes();
        first = new int[nodes.size() + 1];
        for (int node = 0; node < nodes.size(); node++) {
            nodeOfGuid.putIfAbsent(nodes.get(node).guid(), node);
            first[node + 1] = first[node] + ports(nodes.get(node));
        }
        graph = new PathGraph(
                nodes.size(), first[nodes.size()], fabric.endpoints().size());
    }

    static PathGraph build(RoutedSubnet subnet) {
        return new PathGraphBuilder(subnet).build();
    }

    private static int ports(Node node) {
        int max = node.ports().stream().mapToInt(Port::number).max().orElse(0);
        return Math.min(PortNumber.COUNT, Math.max(node.portCount(), max) + 1);
    }

    private PathGraph build() {
        System.arraycopy(first, 0, graph.firstPort, 0, first.length);
        for (int node = 0; node < nodes.size(); node++) {
            Node added = nodes.get(node);
            Arrays.fill(graph.node, first[node], first[node + 1], node);
            graph.forwarding[node] =
                    added.type() == NodeType.SWITCH ? subnet.forwarding().table(added.guid()) : null;
            for (int number = 0; first[node] + number < first[node + 1]; number++) {
                add(added, number, first[node] + number);
            }
        }
        List<Port> endpoints = subnet.fabric().endpoints();
        for (int index = 0; index < endpoints.size(); index++) {
            Port port = endpoints.get(index);
            graph.endpoint(index, port, place(port.id()));
        }
        return graph;
    }

    private void add(Node node, int number, int place) {
        PortId id = new PortId(node.guid(), number);
        PortState state = subnet.state(id);
        Optional<Link> link = node.port(number).flatMap(Port::link);
        graph.peer[place] = link.map(Link::peer).map(this::place).orElse(PathGraph.NONE);
        graph.mtuKnown[place] = state.mtuCap().isPresent();
        graph.mtu[place] = (byte) state.mtuCap().orElse(Mtu.ASSUMED);
        graph.rate[place] = (byte) rateOrder(state, link);
        graph.usable[place] = usable(node, id);
        graph.usableUnknown[place] =
                graph.usable(place, 0) != Sl2VlRow.usable(subnet.sl2vl().alternativeRow(id, 0));
    }

    private static int rateOrder(PortState state, Optional<Link> link) {
        int code = state.rate().orElseGet(() -> link.map(
                        one -> Rate.of(one.width(), one.speed()).orElse(0))
                .orElse(0));
        return code == 0 ? PathGraph.UNKNOWN_RATE : Rate.order(code);
    }

    /** Rows that are alike are kept once, so that the walk stays in the cache. */
    private char[] usable(Node node, PortId outPort) {
        int rows = node.type() == NodeType.SWITCH ? ports(node) : 1;
        char[] all = new char[rows];
        boolean alike = true;
        for (int in = 0; in < rows; in++) {
            all[in] = Sl2VlRow.usable(subnet.sl2vl().row(outPort, in));
            alike &= all[in] == all[0];
        }
        char[] kept = alike ? new char[] {all[0]} : all;
        return shared.computeIfAbsent(new String(kept), text -> kept);
    }

    private int place(PortId port) {
        Integer node = nodeOfGuid.get(port.nodeGuid());
        return node == null || first[node] + port.number() >= first[node + 1]
                ? PathGraph.NONE
                : first[node] + port.number();
    }
}
