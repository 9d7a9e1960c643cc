package org.qos.runtime.partition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The partitions of a subnet, the default one always among them.
 *
 * @param partitions all partitions, each P_Key once
 */
public record Partitions(List<Partition> partitions) {

    /**
     * What OpenSM has without a partition file: every port a full member of the default partition, with its IPoIB
     * broadcast group (OpenSM osm_prtn.c:osm_prtn_make_partitions).
     */
    public static final Partitions WITHOUT_FILE = new Partitions(List.of(new Partition(
            "Default",
            Partition.DEFAULT_PKEY,
            0,
            true,
            OptionalInt.empty(),
            OptionalInt.empty(),
            List.of(new PartitionMember(PartitionMember.Selection.ALL, 0, Membership.FULL)))));

    /** Copies the list. */
    public Partitions {
        partitions = List.copyOf(partitions);
    }

    /** The partition of that name; OpenSM compares the case. */
    public Optional<Partition> byName(String name) {
        return partitions.stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /** The partition of that P_Key, whose membership bit is not compared. */
    public Optional<Partition> byPkey(int pkey) {
        return partitions.stream().filter(p -> p.pkey() == (pkey & 0x7fff)).findFirst();
    }
}
