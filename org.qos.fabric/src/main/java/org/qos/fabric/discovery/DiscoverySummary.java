package org.qos.fabric.discovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Guid;

/** What a discovery found, in a few lines for people. */
public final class DiscoverySummary {

    private final DiscoveredSubnet subnet;
    private final Fabric fabric;

    /** The summary of that discovery. */
    public DiscoverySummary(DiscoveredSubnet subnet) {
        this.subnet = subnet;
        this.fabric = subnet.state().fabric();
    }

    /** One line: how many nodes and links, and where the subnet manager is. */
    public String found() {
        List<Port> ports =
                fabric.nodes().stream().flatMap(node -> node.ports().stream()).toList();
        long cabled = ports.stream().filter(port -> port.link().isPresent()).count();
        long loops = ports.stream()
                .filter(port -> port.link()
                        .filter(link -> link.peer().equals(port.id()))
                        .isPresent())
                .count();
        return fabric.nodes().size() + " nodes (" + count(NodeType.SWITCH, "switch", "switches") + ", "
                + count(NodeType.CA, "channel adapter", "channel adapters") + ", "
                + count(NodeType.ROUTER, "router", "routers") + "), " + (cabled + loops) / 2 + " links"
                + fabric.smPort().map(this::manager).orElse("");
    }

    private String count(NodeType type, String one, String several) {
        long count = fabric.nodes().stream().filter(node -> node.type() == type).count();
        return count + " " + (count == 1 ? one : several);
    }

    private String manager(Port port) {
        return "; subnet manager at " + name(port.id().nodeGuid()) + " port " + port.number();
    }

    /** A line for what could not be read of each node, attribute and reason; empty when everything was read. */
    public List<String> unread() {
        Map<Group, SortedSet<Integer>> groups = new LinkedHashMap<>();
        subnet.unread().stream()
                .sorted(Comparator.comparing(
                                (UnreadAttribute unread) -> unread.port().nodeGuid(), Long::compareUnsigned)
                        .thenComparing(UnreadAttribute::attribute))
                .forEach(unread -> groups.computeIfAbsent(Group.of(unread), group -> new TreeSet<>())
                        .add(unread.port().number()));
        List<String> lines = new ArrayList<>(groups.size());
        groups.forEach((group, ports) -> lines.add(line(group, ports)));
        return lines;
    }

    /** What is missing of a node for one reason, at one or more ports. */
    private record Group(long nodeGuid, SmpAttribute attribute, String reason) {

        static Group of(UnreadAttribute unread) {
            return new Group(unread.port().nodeGuid(), unread.attribute(), unread.reasonText());
        }
    }

    private String line(Group group, SortedSet<Integer> ports) {
        String where = name(group.nodeGuid())
                + (ports.size() == 1 ? " port " : " ports ")
                + ports.stream().map(String::valueOf).collect(Collectors.joining(","));
        return group.attribute() == SmpAttribute.NODE_INFO
                ? "the node at the other end of " + where + ": " + group.reason()
                : where + ": " + group.attribute() + ": " + group.reason();
    }

    private String name(long nodeGuid) {
        return fabric.node(nodeGuid).stream()
                .flatMap(node -> Stream.of(type(node) + " '" + node.description() + "'"))
                .findFirst()
                .orElse("node " + Guid.text(nodeGuid));
    }

    private static String type(Node node) {
        return node.type() == NodeType.CA
                ? "channel adapter"
                : node.type().name().toLowerCase(Locale.ROOT);
    }
}
