package org.qos.runtime.partition;

import java.util.List;
import java.util.Optional;

/**
 * A partition, with what several definitions of one P_Key say merged as OpenSM merges it.
 *
 * @param name the name of the first definition, at most 32 bytes
 * @param pkey the P_Key without the membership bit, 1 to 0x7fff
 * @param sl the SL of the partition, 0 to 15; that of the last definition
 * @param groups the multicast groups that OpenSM makes for it, each GID once
 * @param members who belongs to it, in file order; of entries for the same port the last one counts
 */
public record Partition(String name, int pkey, int sl, List<MulticastGroup> groups, List<PartitionMember> members) {

    /** The P_Key of the partition that always exists. */
    public static final int DEFAULT_PKEY = 0x7fff;

    /** The name of the partition that always exists. */
    public static final String DEFAULT_NAME = "Default";

    /** Copies the lists. */
    public Partition {
        groups = List.copyOf(groups);
        members = List.copyOf(members);
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
