package org.qos.dsl.ide.completion;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;

/** Groups the hosts of a fabric by what their names have in common: {@code mds1} and {@code mds2} are in {@code mds}. */
final class HostGroups {

    private static final int MAX_GROUPS = 8;

    /** More GUIDs than that are a list that nobody reads. */
    private static final int MAX_HOSTS = 64;

    private static final Pattern STEM = Pattern.compile("[A-Za-z]+(?:[-_][A-Za-z]+)*");

    private HostGroups() {}

    /**
     * A group.
     *
     * @param name the common part of the names
     * @param guids the port GUIDs, separated by commas
     */
    record Group(String name, String guids) {}

    /** The groups of a fabric, by name; those with very many hosts are left out. */
    static List<Group> of(Fabric fabric) {
        return fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.CA && !stem(node).isEmpty())
                .collect(groupingBy(HostGroups::stem, TreeMap::new, toList()))
                .entrySet()
                .stream()
                .filter(group -> group.getValue().size() <= MAX_HOSTS)
                .limit(MAX_GROUPS)
                .map(group -> new Group(group.getKey(), guids(group.getValue())))
                .filter(group -> !group.guids().isEmpty())
                .toList();
    }

    private static String stem(Node node) {
        Matcher stem = STEM.matcher(node.description().strip());
        return stem.lookingAt() ? stem.group() : "";
    }

    private static String guids(List<Node> hosts) {
        return hosts.stream()
                .flatMap(host -> host.endpoints().stream())
                .filter(port -> port.guid() != 0)
                .map(port -> FabricNames.hex(port.guid()))
                .collect(joining(", "));
    }
}
