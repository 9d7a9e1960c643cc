package org.qos.analysis.report.request;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.qos.analysis.report.html.Json;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.path.resolve.LinkShare;
import org.qos.runtime.path.resolve.PortVls;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;

/** Writes links, forwarding tables and VLs as the data from which the script of a page follows a path. */
final class RouteData {

    /** Forwarding tables of more bytes are left out, so that a page stays small. */
    static final long MAX_TABLE_BYTES = 2L << 20;

    private final RoutedSubnet subnet;
    private final Fabric fabric;
    private final PortVls vls;
    private final Json json;
    private final Map<Long, Integer> nodeOf = new HashMap<>();
    private final Map<Long, Integer> rows = new LinkedHashMap<>();
    private final Map<List<List<Integer>>, Integer> shares = new LinkedHashMap<>();
    private final TreeSet<Integer> mtus = new TreeSet<>();

    RouteData(ReportedSubnet reported, Json json) {
        this.subnet = reported.routed();
        this.fabric = subnet.fabric();
        this.vls = new PortVls(subnet, reported.tables());
        this.json = json;
        for (Node node : fabric.nodes()) {
            nodeOf.putIfAbsent(node.guid(), nodeOf.size());
        }
    }

    /** Whether the forwarding tables are known and small enough. */
    static boolean isPossible(RoutedSubnet subnet) {
        long bytes = subnet.forwarding().switches().stream()
                .mapToLong(guid -> subnet.forwarding().table(guid).length)
                .sum();
        return bytes > 0 && bytes <= MAX_TABLE_BYTES;
    }

    /**
     * Writes the members.
     *
     * @param levelMtus the MTU limits of levels, codes
     */
    void write(Iterable<Integer> levelMtus) {
        levelMtus.forEach(mtus::add);
        fabric.nodes().forEach(node -> ports(node).forEach(number -> mtus.add(mtu(node, number))));
        json.name("mtus").array(mtus, json::value);
        json.name("nodes").array(fabric.nodes(), this::node);
        json.name("rows").array(rows.keySet(), row -> json.array(Sl2VlRow.vls(row), json::value));
        json.name("shares").array(shares.keySet(), table -> json.array(table, parts -> json.array(parts, json::value)));
    }

    private void node(Node node) {
        json.object(members -> {
            json.name("name").value(node.description());
            json.name("peers").object(each -> ports(node).forEach(number -> peer(node, number)));
            perPort("mtu", node, number -> mtu(node, number));
            if (node.type() == NodeType.SWITCH) {
                byte[] table = subnet.forwarding().table(node.guid());
                json.name("table").value(Base64.getEncoder().encodeToString(table));
            }
            vls(node);
            perPort("share", node, number -> share(node, number));
        });
    }

    private static List<Integer> ports(Node node) {
        return node.ports().stream().map(Port::number).toList();
    }

    private void peer(Node node, int number) {
        Optional<Link> link = node.port(number).flatMap(Port::link);
        Integer other = link.map(one -> nodeOf.get(one.peer().nodeGuid())).orElse(null);
        if (other != null) {
            json.name(String.valueOf(number)).array(end -> json.value(other)
                    .value(link.orElseThrow().peer().number()));
        }
    }

    private int mtu(Node node, int number) {
        return subnet.state(new PortId(node.guid(), number)).mtuCap().orElse(Mtu.ASSUMED);
    }

    /** A value that most ports of a node share is written once, and the other ports with theirs. */
    private void perPort(String name, Node node, IntUnaryOperator value) {
        Map<String, Integer> values = new TreeMap<>();
        ports(node).forEach(number -> values.put(String.valueOf(number), value.applyAsInt(number)));
        usual(name, values);
    }

    private void usual(String name, Map<String, Integer> values) {
        Map<Integer, Integer> counts = new TreeMap<>();
        values.values().forEach(value -> counts.merge(value, 1, Integer::sum));
        counts.entrySet().stream().max(Map.Entry.comparingByValue()).ifPresent(most -> {
            json.name(name).value(most.getKey());
            Map<String, Integer> others = new TreeMap<>(values);
            others.values().removeIf(most.getKey()::equals);
            if (!others.isEmpty()) {
                Consumer<Json> members =
                        some -> others.forEach((port, value) -> json.name(port).value(value));
                json.name(name + "Of").object(members);
            }
        });
    }

    /** The SL2VL row for each out-port and in-port. */
    private void vls(Node node) {
        Map<String, Integer> values = new TreeMap<>();
        boolean isSwitch = node.type() == NodeType.SWITCH;
        for (int out : ports(node)) {
            PortId outPort = new PortId(node.guid(), out);
            for (int in : isSwitch ? ports(node) : List.of(0)) {
                values.put(out + "." + in, rows.computeIfAbsent(vls.row(outPort, in), row -> rows.size()));
            }
        }
        usual("row", values);
    }

    /** The shares of each VL in hundredths of a percent, by MTU. */
    private int share(Node node, int number) {
        PortId outPort = new PortId(node.guid(), number);
        List<List<Integer>> table = new ArrayList<>();
        for (int mtu : mtus) {
            List<Integer> parts = new ArrayList<>();
            for (int vl = 0; vl < Sl.COUNT - 1; vl++) {
                double part = Mtu.isCode(mtu)
                        ? vls.share(node, outPort, vl, mtu).map(LinkShare::part).orElse(0.0)
                        : 0;
                parts.add((int) Math.round(part * 10_000));
            }
            table.add(parts);
        }
        return shares.computeIfAbsent(table, some -> shares.size());
    }
}
