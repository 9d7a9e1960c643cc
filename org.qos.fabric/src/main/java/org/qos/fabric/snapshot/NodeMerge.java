package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;

/** A node as several files show it; what one does not say is taken from the next. */
final class NodeMerge {

    private final List<Shown<Node>> nodes = new ArrayList<>();

    /** A node or port with the kind of the file that shows it. */
    private record Shown<T>(SnapshotKind kind, T value) {}

    /** Takes the node as another file shows it, which counts less than those before. */
    void add(SnapshotKind kind, Node node) {
        nodes.add(new Shown<>(kind, node));
    }

    Node node() {
        Node first = nodes.get(0).value();
        if (nodes.size() == 1) {
            return first;
        }
        NavigableMap<Integer, List<Shown<Port>>> ports = new TreeMap<>();
        nodes.forEach(node -> node.value().ports().forEach(port -> ports.computeIfAbsent(
                        port.number(), number -> new ArrayList<>())
                .add(new Shown<>(node.kind(), port))));
        int highest = ports.isEmpty() ? 0 : ports.lastKey();
        return new Node(
                first.guid(),
                first.type(),
                nodes.stream()
                        .map(node -> node.value().description())
                        .filter(text -> !text.isEmpty())
                        .findFirst()
                        .orElse(""),
                Math.max(highest, portCount(first)),
                nodes.stream()
                        .filter(node -> node.kind().has(SnapshotContent.PORT_0))
                        .map(node -> node.value().enhancedPort0())
                        .findFirst()
                        .orElse(first.enhancedPort0()),
                ports.values().stream().map(NodeMerge::port).toList());
    }

    private int portCount(Node first) {
        return nodes.stream()
                .filter(node -> node.kind().has(SnapshotContent.PORT_COUNTS))
                .map(node -> node.value().portCount())
                .findFirst()
                .orElse(first.portCount());
    }

    private static Port port(List<Shown<Port>> shown) {
        List<Port> ports = shown.stream().map(Shown::value).toList();
        Port first = ports.get(0);
        return new Port(
                first.id(),
                ports.stream()
                        .mapToLong(Port::guid)
                        .filter(guid -> guid != 0)
                        .findFirst()
                        .orElse(0),
                ports.stream()
                        .mapToInt(Port::lid)
                        .filter(lid -> lid != 0)
                        .findFirst()
                        .orElse(0),
                shown.stream()
                        .filter(port -> port.kind().has(SnapshotContent.LMCS)
                                && port.value().lid() != 0)
                        .mapToInt(port -> port.value().lmc())
                        .findFirst()
                        .orElse(first.lmc()),
                link(ports));
    }

    /** The cable of the first file that has one; width and speed from another file where it has the same cable. */
    private static Optional<Link> link(List<Port> ports) {
        List<Link> links = ports.stream().flatMap(port -> port.link().stream()).toList();
        if (links.isEmpty()) {
            return Optional.empty();
        }
        List<Link> same = links.stream()
                .filter(link -> link.peer().equals(links.get(0).peer()))
                .toList();
        int width = same.stream()
                .mapToInt(Link::width)
                .filter(known -> known != 0)
                .findFirst()
                .orElse(0);
        String speed = same.stream()
                .map(Link::speed)
                .filter(known -> !known.isEmpty())
                .findFirst()
                .orElse("");
        return Optional.of(new Link(links.get(0).peer(), width, speed));
    }
}
