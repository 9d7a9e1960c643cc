package org.qos.runtime.partition;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.value.Pkey;

/**
 * The partitions of a subnet, the default one always among them.
 *
 * @param partitions all partitions, each P_Key once
 */
public record Partitions(List<Partition> partitions) {

    /**
     * What OpenSM has without a readable partition file: every port a full member of the default partition, with its
     * IPoIB broadcast group (OpenSM osm_prtn.c:osm_prtn_make_partitions).
     */
    public static final Partitions WITHOUT_FILE = new Partitions(List.of(new Partition(
            Partition.DEFAULT_NAME,
            Pkey.DEFAULT,
            0,
            List.of(MulticastGroup.broadcast(Pkey.DEFAULT)),
            List.of(new PartitionMember(Selection.ALL, 0, Membership.FULL)))));

    /**
     * Who belongs to the default partition when there is a partition file, before the file says more: every port as a
     * limited member, the subnet manager's as a full one (OpenSM osm_prtn.c:prtn_make_default).
     */
    public static final List<PartitionMember> DEFAULT_MEMBERS_WITH_FILE = List.of(
            new PartitionMember(Selection.ALL, 0, Membership.LIMITED),
            new PartitionMember(Selection.SELF, 0, Membership.FULL));

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
        return partitions.stream().filter(p -> p.pkey() == Pkey.base(pkey)).findFirst();
    }
}
