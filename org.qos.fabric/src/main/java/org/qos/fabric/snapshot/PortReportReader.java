package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;

/**
 * Reads the port report of ibnetdiscover ({@code -p}, infiniband-diags src/ibnetdiscover.c:dump_ports_report): a line for each
 * port, those of a node one after the other with falling numbers. The report has no node GUIDs: here a node has the GUID of its
 * first port, which for switches is the usual one. It does not say LMCs, nor which switches have an enhanced port 0. Bad
 * content gives problems, never an exception.
 */
public final class PortReportReader extends LineReader<Snapshot> {

    private final List<List<PortReportLine>> nodes = new ArrayList<>();
    private final Map<PortId, Integer> lines = new HashMap<>();
    /** The node that a GUID belongs to; none belongs to two. */
    private final Map<Long, List<PortReportLine>> byGuid = new HashMap<>();

    private PortReportReader() {}

    /**
     * Reads a stream to its end; bytes that are not UTF-8 become replacement characters.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new PortReportReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        Optional<PortReportLine> parsed = PortReportLine.parse(text);
        if (parsed.isEmpty()) {
            if (!nodes.isEmpty() && !isTerminal(text)) {
                warn("not a line that ibnetdiscover -p prints; it is left out");
            }
            return;
        }
        PortReportLine.End own = parsed.get().own();
        Optional<PortReportLine.End> impossible = Stream.concat(Stream.of(own), parsed.get().peer().stream())
                .filter(end -> end.number() < 1 || end.number() > PortNumber.MAX)
                .findFirst();
        if (impossible.isPresent()) {
            warn("a port has a number from 1 to " + PortNumber.MAX + ", not "
                    + impossible.get().number() + "; the line is left out");
            return;
        }
        Integer first = lines.putIfAbsent(new PortId(own.guid(), own.number()), line());
        if (first != null) {
            warn("this port is listed in line " + first + ", too; the first one counts");
            return;
        }
        add(parsed.get().withLid(lid(own.lid(), own.guid())));
    }

    private void add(PortReportLine port) {
        boolean continued = !nodes.isEmpty() && continues(nodes.get(nodes.size() - 1), port);
        List<PortReportLine> node = continued ? nodes.get(nodes.size() - 1) : new ArrayList<>();
        if (byGuid.getOrDefault(port.own().guid(), node) != node) {
            warn("another node above has the GUID " + Guid.text(port.own().guid()) + "; the line is left out");
            return;
        }
        byGuid.put(port.own().guid(), node);
        nodeBegins(port.own().guid());
        node.add(port);
        if (!continued) {
            nodes.add(node);
        }
    }

    /** Whether a line is about another port of the node of the lines before it. */
    private static boolean continues(List<PortReportLine> node, PortReportLine next) {
        PortReportLine before = node.get(node.size() - 1);
        return before.own().type() == next.own().type()
                && before.description().equals(next.description())
                && before.own().number() > next.own().number()
                && (!next.own().isOfSwitch()
                        || before.own().guid() == next.own().guid());
    }

    @Override
    Snapshot result() {
        if (nodes.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no port found, is this the output of ibnetdiscover -p?"));
        }
        Map<Long, Long> nodeGuids = new HashMap<>();
        nodes.forEach(
                node -> node.forEach(port -> nodeGuids.putIfAbsent(port.own().guid(), guid(node))));
        List<Node> finished = nodes.stream().map(node -> node(node, nodeGuids)).toList();
        return new Snapshot(SubnetState.of(Fabric.of(finished, OptionalLong.empty())), nodeLines(), problems());
    }

    private static long guid(List<PortReportLine> node) {
        return node.get(node.size() - 1).own().guid();
    }

    private static Node node(List<PortReportLine> node, Map<Long, Long> nodeGuids) {
        PortReportLine.End last = node.get(node.size() - 1).own();
        List<Port> ports = new ArrayList<>();
        if (last.isOfSwitch()) {
            ports.add(new Port(new PortId(guid(node), 0), last.guid(), last.lid(), 0, Optional.empty()));
        }
        for (int place = node.size() - 1; place >= 0; place--) {
            PortReportLine port = node.get(place);
            Optional<Link> link = port.peer().map(peer -> link(port, peer, nodeGuids));
            ports.add(new Port(
                    new PortId(guid(node), port.own().number()),
                    port.own().guid(),
                    port.own().lid(),
                    0,
                    link));
        }
        NodeType type = last.type();
        int highest = node.get(0).own().number();
        return new Node(guid(node), type, node.get(0).description(), highest, false, ports);
    }

    private static Link link(PortReportLine port, PortReportLine.End peer, Map<Long, Long> nodeGuids) {
        long node = nodeGuids.getOrDefault(peer.guid(), peer.guid());
        return new Link(new PortId(node, peer.number()), port.width(), port.speed());
    }
}
