package org.qos.runtime.policy;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;

/**
 * A set of ports, described by what selects them. Which ports these are is known once it is bound to a fabric.
 *
 * @param name the name as written, trimmed
 * @param use the description for people, empty when there is none
 * @param portGuids port GUIDs
 * @param portNames ports by node and number
 * @param partitions names of partitions, all of whose members belong to the group
 * @param pkeys P_Keys without the membership bit, all of whose members belong to the group
 * @param nodeTypes types of nodes, all of whose ports belong to the group
 * @param self whether the port of the subnet manager belongs to the group
 */
public record PortGroup(
        String name,
        String use,
        Ranges portGuids,
        List<PortName> portNames,
        List<String> partitions,
        Ranges pkeys,
        Set<NodeType> nodeTypes,
        boolean self) {

    /** Copies the collections. */
    public PortGroup {
        portNames = List.copyOf(portNames);
        partitions = List.copyOf(partitions);
        nodeTypes = inOrder(nodeTypes);
    }

    /** A group of port GUIDs alone. */
    public static PortGroup ofGuids(String name, Ranges portGuids) {
        return new PortGroup(name, "", portGuids, List.of(), List.of(), Ranges.NONE, Set.of(), false);
    }

    private static Set<NodeType> inOrder(Collection<NodeType> types) {
        EnumSet<NodeType> sorted = EnumSet.noneOf(NodeType.class);
        sorted.addAll(types);
        return Collections.unmodifiableSet(sorted);
    }
}
