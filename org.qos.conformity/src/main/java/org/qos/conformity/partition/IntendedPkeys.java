package org.qos.conformity.partition;

import java.util.SortedSet;
import java.util.TreeSet;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

/**
 * The P_Keys that partitions give to ports.
 *
 * @param partitions the partitions
 * @param fabric the fabric, its subnet manager's port included
 */
public record IntendedPkeys(Partitions partitions, Fabric fabric) {

    private static final int FULL_MEMBER = 0x8000;

    /** The P_Keys of a port with their membership bits. */
    public SortedSet<Integer> of(long portGuid) {
        SortedSet<Integer> pkeys = new TreeSet<>();
        for (Partition partition : partitions.partitions()) {
            PartitionMembers members = PartitionMembers.of(partition, fabric);
            EndpointSet full = members.full();
            if (members.all().contains(portGuid)) {
                pkeys.add(full.contains(portGuid) ? partition.pkey() | FULL_MEMBER : partition.pkey());
            }
        }
        return pkeys;
    }
}
