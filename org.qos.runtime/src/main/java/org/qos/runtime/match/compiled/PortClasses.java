package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;

/**
 * The ports in equivalence classes by the groups that they are in.
 *
 * @param index finds the class of a port
 * @param groups the numbers of the groups of each class; class 0 has none
 */
record PortClasses(PortIndex index, List<NumberSet> groups) {

    /** Copies the list. */
    PortClasses {
        groups = List.copyOf(groups);
    }

    /**
     * Finds the classes.
     *
     * @param members the ports of each group
     * @param fabric the fabric that all of them are bound to, or {@link Fabric#EMPTY}
     */
    static PortClasses of(List<PortSet> members, Fabric fabric) {
        return fabric.isEmpty() ? ofValues(members) : ofEndpoints(members, fabric);
    }

    /** How many classes there are. */
    int count() {
        return groups.size();
    }

    private static PortClasses ofValues(List<PortSet> members) {
        ValueClasses classes = ValueClasses.of(
                members.stream().map(set -> ((GuidSet) set).guids()).toList());
        return new PortClasses(new RangedPorts(classes.index()), classes.items());
    }

    private static PortClasses ofEndpoints(List<PortSet> members, Fabric fabric) {
        long[][] groupsOf = groupsOf(members, fabric.endpoints().size());
        NumberSets sets = new NumberSets();
        HashedPorts index = new HashedPorts(
                (int) Arrays.stream(groupsOf).filter(Objects::nonNull).count());
        for (int port = 0; port < groupsOf.length; port++) {
            long guid = fabric.endpoints().get(port).guid();
            // of several ports with one GUID the fabric finds the first; without GUID it finds none
            if (groupsOf[port] != null && fabric.endpointIndex(guid) == port) {
                index.put(guid, sets.classOf(NumberSet.of(groupsOf[port])));
            }
        }
        return new PortClasses(index, sets.sets());
    }

    /** The groups of each port as bits; null for a port that is in none. */
    private static long[][] groupsOf(List<PortSet> members, int ports) {
        long[][] groupsOf = new long[ports][];
        int words = (members.size() + Long.SIZE - 1) / Long.SIZE;
        for (int group = 0; group < members.size(); group++) {
            BitSet indices = ((EndpointSet) members.get(group)).indices();
            for (int port = indices.nextSetBit(0); port >= 0; port = indices.nextSetBit(port + 1)) {
                groupsOf[port] = groupsOf[port] == null ? new long[words] : groupsOf[port];
                groupsOf[port][group / Long.SIZE] |= 1L << group;
            }
        }
        return groupsOf;
    }
}
