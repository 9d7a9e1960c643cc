package org.qos.runtime.partition;

import java.util.List;
import java.util.OptionalInt;

/**
 * A partition, with what several definitions of one P_Key say merged as OpenSM merges it.
 *
 * @param name the name of the first definition
 * @param pkey the P_Key without the membership bit, 1 to 0x7fff
 * @param sl the SL of the partition and of its multicast groups, 0 to 15
 * @param ipoib whether it has an IPoIB broadcast group
 * @param mtu the MTU of that group as IBTA code, absent for OpenSM's default
 * @param rate the rate of that group as IBTA code, absent for OpenSM's default
 * @param members who belongs to it, in file order
 */
public record Partition(
        String name,
        int pkey,
        int sl,
        boolean ipoib,
        OptionalInt mtu,
        OptionalInt rate,
        List<PartitionMember> members) {

    /** The P_Key of the partition that always exists. */
    public static final int DEFAULT_PKEY = 0x7fff;

    /** Copies the list. */
    public Partition {
        members = List.copyOf(members);
    }
}
