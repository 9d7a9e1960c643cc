package org.qos.runtime.partition;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.value.Pkey;

/**
 * A partition, with what several definitions of one P_Key say merged as OpenSM merges it.
 *
 * @param name the name of the first definition, at most 31 bytes
 * @param pkey the P_Key without the membership bit, 1 to 0x7fff
 * @param sl the SL of the partition, 0 to 15; that of the last definition
 * @param groups the multicast groups that OpenSM makes for it, each GID once
 * @param members who belongs to it, in file order; of entries for the same port the last one counts
 */
public record Partition(String name, int pkey, int sl, List<MulticastGroup> groups, List<PartitionMember> members) {

    /** The name of the partition that always exists. */
    public static final String DEFAULT_NAME = "Default";

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException when the P_Key is 0 or has the membership bit
     */
    public Partition {
        if (pkey == 0 || Pkey.base(pkey) != pkey) {
            throw new IllegalArgumentException("the P_Key of a partition is 0x0001 to 0x7fff, not " + Pkey.text(pkey));
        }
        groups = List.copyOf(groups);
        members = List.copyOf(members);
    }

    /** The name that OpenSM gives a partition without one: the P_Key as four digits (osm_prtn.c:osm_prtn_new). */
    public static String nameFor(int pkey) {
        return Pkey.text(pkey).substring(2);
    }

    /** The name in quotes and the P_Key in parentheses, for messages. */
    public String label() {
        return "'" + name + "' (" + Pkey.text(pkey) + ")";
    }

    /** Whether an entry of its members selects ports in a certain way. */
    public boolean selects(PartitionMember.Selection ports) {
        return members.stream().anyMatch(member -> member.ports() == ports);
    }

    /** The broadcast group of IPoIB, if it has one; without it IPoIB does not come up in the partition. */
    public Optional<MulticastGroup> broadcast() {
        return groups.stream()
                .filter(group -> group.mgid().equals(Mgid.broadcast(pkey)))
                .findFirst();
    }

    /** Whether it has a broadcast group of IPoIB. */
    public boolean ipoib() {
        return broadcast().isPresent();
    }
}
