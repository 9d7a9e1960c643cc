package org.qos.analysis.difference;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Range;
import org.qos.runtime.value.Pkey;

/**
 * The entries of a group for which the ports are not known by GUID without a fabric.
 *
 * @param titles each entry as text, the same for entries that select the same ports
 * @param all whether the group has every port of the subnet
 */
record UnresolvedEntries(Set<String> titles, boolean all) {

    private static final String SM = "the subnet manager's port";

    /** The entries of a group; a partition that is defined counts as the entries of its members. */
    static UnresolvedEntries of(PortGroup group, Partitions partitions) {
        Set<String> titles = new LinkedHashSet<>();
        boolean all = false;
        group.portNames().forEach(name -> titles.add(title(name)));
        group.nodeTypes().forEach(type -> titles.add(title(type)));
        if (group.self()) {
            titles.add(SM);
        }
        for (String name : group.partitions()) {
            Optional<Partition> partition = partitions.byName(name);
            all |= partition.filter(found -> addMembers(found, titles)).isPresent();
            if (partition.isEmpty()) {
                titles.add("a member of partition '" + name + "'");
            }
        }
        for (Range pkeys : group.pkeys().ranges()) {
            for (Partition partition : partitions.partitions()) {
                all |= pkeys.contains(partition.pkey()) && addMembers(partition, titles);
            }
            if (partitions.partitions().stream().noneMatch(partition -> pkeys.contains(partition.pkey()))) {
                titles.add("a member of partition " + pkeys.text(Pkey::text));
            }
        }
        return new UnresolvedEntries(titles, all);
    }

    /** Adds the members that no GUID gives, and answers whether these are all ports. */
    private static boolean addMembers(Partition partition, Set<String> titles) {
        boolean all = false;
        for (PartitionMember member : partition.members()) {
            switch (member.ports()) {
                case PORT -> all |= false;
                case ALL -> all = true;
                case ALL_CAS -> titles.add(title(NodeType.CA));
                case ALL_SWITCHES -> titles.add(title(NodeType.SWITCH));
                case ALL_ROUTERS -> titles.add(title(NodeType.ROUTER));
                case SELF -> titles.add(SM);
            }
        }
        return all;
    }

    /** The RFC syntax joins the two words of a node with a slash, which the OpenSM syntax writes as NodeDescription has them. */
    private static String title(PortName name) {
        String node =
                name.reading() == PortName.Reading.FIRST_TWO_WORDS ? name.node().replaceFirst("/", " ") : name.node();
        return node + "/P" + name.port();
    }

    private static String title(NodeType type) {
        return switch (type) {
            case CA -> "a port of a channel adapter";
            case SWITCH -> "port 0 of a switch";
            case ROUTER -> "a port of a router";
        };
    }
}
