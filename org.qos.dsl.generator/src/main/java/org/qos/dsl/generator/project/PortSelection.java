package org.qos.dsl.generator.project;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Guid;

/**
 * Ports of channel adapters that a user names.
 *
 * @param text what selects them, as the user wrote it
 * @param nodes the node descriptions by port GUID; empty where the fabric does not show the port
 */
public record PortSelection(String text, Map<Long, String> nodes) {

    /** No ports. */
    public static final PortSelection NONE = new PortSelection("", Map.of());

    private static final Pattern PORT_GUID = Pattern.compile("0x[0-9a-fA-F]{1,16}");

    /** Copies the map, in the order of the GUIDs. */
    public PortSelection {
        Map<Long, String> sorted = new TreeMap<>(Long::compareUnsigned);
        sorted.putAll(nodes);
        nodes = Collections.unmodifiableMap(sorted);
    }

    /**
     * Selects ports.
     *
     * @param text port GUIDs ({@code 0x...}), and patterns of node descriptions or of their first words with {@code *} and
     *     {@code ?}, with commas between them
     * @param fabric where the patterns are looked up
     * @throws ProjectException when a part of the text selects nothing
     */
    public static PortSelection of(String text, Fabric fabric) {
        Map<Long, String> ports = new TreeMap<>(Long::compareUnsigned);
        List<String> parts = Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
        parts.forEach(part -> ports.putAll(select(part, fabric)));
        return parts.isEmpty() ? NONE : new PortSelection(String.join(", ", parts), ports);
    }

    private static Map<Long, String> select(String part, Fabric fabric) {
        if (PORT_GUID.matcher(part).matches()) {
            return byGuid(part, fabric);
        }
        if (fabric.isEmpty()) {
            throw new FabricNotKnownException(
                    "'" + part + "' names nodes, but the fabric is not known; give a snapshot of it,"
                            + " or name ports by GUID (0x...)");
        }
        NodePattern wanted = new NodePattern(part);
        List<Node> named = fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.CA && isNamed(node, wanted))
                .toList();
        Map<Long, String> found = named.stream()
                .flatMap(node -> node.ports().stream().map(port -> Map.entry(port.guid(), node.description())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one));
        if (found.isEmpty() && !named.isEmpty()) {
            throw new ProjectException(
                    "the snapshot has no port of '" + part + "', which has no link in it; connect it, read"
                            + " the fabric again, or name the port by GUID (0x...)");
        }
        if (found.isEmpty()) {
            throw new ProjectException("the fabric has no channel adapter '" + part + "'" + examples(fabric));
        }
        return found;
    }

    private static Map<Long, String> byGuid(String part, Fabric fabric) {
        long guid = Guid.parse(part);
        if (guid == 0 || guid == -1) {
            throw new ProjectException(
                    "no port can have the GUID " + part + "; name the GUID of a port as ibstat prints it");
        }
        if (!fabric.isEmpty() && fabric.portByGuid(guid).isEmpty()) {
            throw new ProjectException("the fabric has no port with the GUID " + part);
        }
        String node = fabric.portByGuid(guid)
                .flatMap(port -> fabric.node(port.id().nodeGuid()))
                .map(Node::description)
                .orElse("");
        return Map.of(guid, node);
    }

    private static boolean isNamed(Node node, NodePattern wanted) {
        String description = node.description().strip();
        return wanted.matches(description) || wanted.matches(description.split("\\s+", 2)[0]);
    }

    private static String examples(Fabric fabric) {
        String some = fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.CA)
                .map(Node::description)
                .sorted(Comparator.naturalOrder())
                .limit(3)
                .map(name -> "'" + name + "'")
                .collect(Collectors.joining(", "));
        return some.isEmpty() ? "" : "; it has " + some + " and others";
    }

    /** Whether nothing is selected. */
    public boolean isEmpty() {
        return nodes.isEmpty();
    }

    /** The GUIDs of the ports. */
    Ranges guids() {
        return new Ranges(nodes.keySet().stream().map(Range::of).toList());
    }
}
