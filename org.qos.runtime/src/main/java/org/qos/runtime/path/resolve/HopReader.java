package org.qos.runtime.path.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl2VlRow;

/** Lists the hops of a path that was found. */
final class HopReader {

    private final RoutedSubnet subnet;
    private final PathGraph graph;
    private final boolean qos;
    private final ExpectedTables tables;
    private final VlShare shares;

    HopReader(RoutedSubnet subnet, ResolverTables resolver, ExpectedTables tables) {
        this.subnet = subnet;
        this.graph = resolver.graph;
        this.qos = resolver.qos;
        this.tables = tables;
        this.shares = new VlShare(subnet, tables);
    }

    List<Hop> hops(Resolution.Path path) {
        List<Hop> hops = new ArrayList<>();
        int lid = path.path().dlid();
        int end = graph.endpointPort[path.destination()];
        int in = graph.endpointPort[path.source()];
        while (in != end && in != PathGraph.NONE) {
            int out = graph.isSwitch(in) ? graph.route(graph.node[in], lid) : in;
            hops.add(hop(path, hops.isEmpty() ? 0 : graph.number(in), out));
            in = graph.peer[out];
            if (in != PathGraph.NONE && graph.node[in] == graph.node[end] && graph.isSwitch(in)) {
                in = end;
            }
        }
        return List.copyOf(hops);
    }

    private Hop hop(Resolution.Path path, int inNumber, int out) {
        Node node = subnet.fabric().nodes().get(graph.node[out]);
        PortId outPort = new PortId(node.guid(), graph.number(out));
        Optional<HopVl> vl = qos ? Optional.of(vl(path, node, outPort, inNumber)) : Optional.empty();
        return new Hop(
                node,
                inNumber,
                outPort.number(),
                vl,
                graph.mtuKnown[out] ? OptionalInt.of(graph.mtu[out]) : OptionalInt.empty(),
                graph.rate[out] == PathGraph.UNKNOWN_RATE
                        ? OptionalInt.empty()
                        : OptionalInt.of(Rate.ofOrder(graph.rate[out])));
    }

    private HopVl vl(Resolution.Path path, Node node, PortId outPort, int inNumber) {
        ExpectedTables.Row row = tables.row(outPort, inNumber);
        int vl = Sl2VlRow.vl(row.vls(), path.path().sl());
        return new HopVl(
                vl, row.source(), shares.of(node, outPort, vl, path.path().mtu().value()));
    }
}
