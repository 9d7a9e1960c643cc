package org.qos.analysis.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Guid;

/**
 * Names ports and nodes for messages: by NodeDescription, and the numbers of the ports of one node together.
 *
 * @param fabric has the nodes
 */
public record PortTitles(Fabric fabric) {

    /** How many nodes a message names before it counts the others. */
    public static final int NAMED = 5;

    /** Ports by node, such as {@code leaf1/P1-18, leaf2/P3}, of the first nodes, and how many nodes more there are. */
    public String ports(Collection<PortId> ports) {
        Map<Long, List<Integer>> numbers = new LinkedHashMap<>();
        ports.forEach(port -> numbers.computeIfAbsent(port.nodeGuid(), node -> new ArrayList<>())
                .add(port.number()));
        List<String> titles = numbers.entrySet().stream()
                .limit(NAMED)
                .map(entry -> node(entry.getKey()) + "/P" + numbers(entry.getValue()))
                .toList();
        return listed(titles, numbers.size(), "node");
    }

    /** One port, such as {@code leaf1/P3}. */
    public String port(PortId port) {
        return node(port.nodeGuid()) + "/P" + port.number();
    }

    /** Nodes of which each is given by one of its ports: the first ones, and how many more there are. */
    public String nodes(Collection<PortId> ofNodes) {
        List<String> titles =
                ofNodes.stream().limit(NAMED).map(port -> node(port.nodeGuid())).toList();
        return listed(titles, ofNodes.size(), "");
    }

    /** A node by its NodeDescription, or by its GUID where that is empty. */
    public String node(long guid) {
        return fabric.node(guid)
                .map(Node::description)
                .filter(description -> !description.isBlank())
                .orElseGet(() -> Guid.text(guid));
    }

    /** Numbers with ranges, such as {@code 1-3,7}. */
    static String numbers(Collection<Integer> numbers) {
        return text(
                Ranges.ofValues(numbers.stream().mapToLong(Integer::longValue).toArray()));
    }

    /** Values with ranges, such as {@code 1-3,7}. */
    static String text(Ranges values) {
        return values.ranges().stream()
                .map(range -> range.text(Long::toUnsignedString))
                .collect(Collectors.joining(","));
    }

    /** A number and what it counts, such as {@code 2 ports}. */
    public static String counted(long count, String one) {
        return count + " " + one + (count == 1 ? "" : "s");
    }

    private static String listed(List<String> titles, int all, String one) {
        int more = all - titles.size();
        String rest = more + " more" + (one.isEmpty() ? "" : " " + one + (more == 1 ? "" : "s"));
        return String.join(", ", titles) + (more == 0 ? "" : " and " + rest);
    }
}
