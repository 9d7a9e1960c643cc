package org.qos.analysis.explanation;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.QosLevel;

/**
 * The partition in which a path lies: the one that is asked for, else the first of the level that both ports share, else
 * the first that they share in the order of byte-swapped P_Keys (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms,
 * osm_pkey.c:osm_physp_find_common_pkey).
 */
final class PathPartition {

    private final Partitions partitions;
    private final Fabric fabric;

    PathPartition(BoundPolicy bound) {
        this.partitions = bound.partitions();
        this.fabric = bound.fabric();
    }

    Optional<Partition> of(Request request, QosLevel level) {
        if (request.pkey().isPresent()) {
            return partitions.byPkey(request.pkey().getAsInt());
        }
        Predicate<Partition> allowed =
                partition -> level.pkeys().isEmpty() || level.pkeys().contains(partition.pkey());
        Comparator<Partition> order = level.pkeys().isEmpty()
                ? Comparator.comparingInt(PathPartition::swapped)
                : Comparator.comparingInt(Partition::pkey);
        return partitions.partitions().stream()
                .filter(allowed)
                .filter(partition -> isShared(partition, request))
                .min(order);
    }

    /** Whether both ports are members, at least one of them a full one. */
    private boolean isShared(Partition partition, Request request) {
        PartitionMembers members = PartitionMembers.of(partition, fabric);
        EndpointSet all = members.all();
        EndpointSet full = members.full();
        return all.contains(request.sourceGuid())
                && all.contains(request.destinationGuid())
                && (full.contains(request.sourceGuid()) || full.contains(request.destinationGuid()));
    }

    private static int swapped(Partition partition) {
        return Short.toUnsignedInt(Short.reverseBytes((short) partition.pkey()));
    }
}
