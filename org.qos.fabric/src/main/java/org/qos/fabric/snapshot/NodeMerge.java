package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;

/** A node as several files show it; what one does not say is taken from the next. */
final class NodeMerge {

    private final Map<Node, SnapshotKind> nodes = new LinkedHashMap<>();

    /** Takes the node as another file shows it, which counts less than those before. */
    void add(SnapshotKind kind, Node node) {
        nodes.putIfAbsent(node, kind);
    }

    Node node() {
        Node first = nodes.keySet().iterator().next();
        if (nodes.size() == 1) {
            return first;
        }
        Map<Integer, List<Port>> shown = new TreeMap<>();
        Map<Port, SnapshotKind> kinds = new LinkedHashMap<>();
        nodes.forEach((node, kind) -> node.ports().forEach(port -> {
            shown.computeIfAbsent(port.number(), number -> new ArrayList<>()).add(port);
            kinds.putIfAbsent(port, kind);
        }));
        int highest = shown.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
        return new Node(
                first.guid(),
                first.type(),
                nodes.keySet().stream()
                        .map(Node::description)
                        .filter(text -> !text.isEmpty())
                        .findFirst()
                        .orElse(""),
                Math.max(highest, portCount(first)),
                nodes.entrySet().stream()
                        .filter(node -> node.getValue().has(SnapshotContent.PORT_0))
                        .map(node -> node.getKey().enhancedPort0())
                        .findFirst()
                        .orElse(first.enhancedPort0()),
                shown.values().stream().map(ports -> port(ports, kinds)).toList());
    }

    private int portCount(Node first) {
        return nodes.entrySet().stream()
                .filter(node -> node.getValue().has(SnapshotContent.PORT_COUNTS))
                .map(node -> node.getKey().portCount())
                .findFirst()
                .orElse(first.portCount());
    }

    private static Port port(List<Port> ports, Map<Port, SnapshotKind> kinds) {
        Port first = ports.get(0);
        return new Port(
                first.id(),
                ports.stream().mapToLong(Port::guid).filter(guid -> guid != 0).findFirst().orElse(0),
                ports.stream().mapToInt(Port::lid).filter(lid -> lid != 0).findFirst().orElse(0),
                ports.stream()
                        .filter(port -> kinds.get(port).has(SnapshotContent.LMCS) && port.lid() != 0)
                        .mapToInt(Port::lmc)
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
        int width = same.stream().mapToInt(Link::width).filter(known -> known != 0).findFirst().orElse(0);
        String speed =
                same.stream().map(Link::speed).filter(known -> !known.isEmpty()).findFirst().orElse("");
        return Optional.of(new Link(links.get(0).peer(), width, speed));
    }
}
