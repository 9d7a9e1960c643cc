package org.qos.runtime.path.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
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
    private final VlShare shares;

    HopReader(RoutedSubnet subnet, ResolverTables tables) {
        this.subnet = subnet;
        this.graph = tables.graph;
        this.qos = tables.qos;
        this.shares = new VlShare(subnet);
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
        OptionalInt vl = OptionalInt.empty();
        OptionalDouble share = OptionalDouble.empty();
        if (qos) {
            vl = OptionalInt.of(Sl2VlRow.vl(
                    subnet.sl2vl().row(outPort, inNumber), path.path().sl()));
            share = shares.of(
                    node.type(), outPort, vl.getAsInt(), path.path().mtu().value());
        }
        return new Hop(
                node,
                inNumber,
                outPort.number(),
                vl,
                graph.mtuKnown[out] ? OptionalInt.of(graph.mtu[out]) : OptionalInt.empty(),
                graph.rate[out] == PathGraph.UNKNOWN_RATE
                        ? OptionalInt.empty()
                        : OptionalInt.of(Rate.ofOrder(graph.rate[out])),
                share);
    }
}
