package org.qos.analysis.explanation;

import java.util.Comparator;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;
import org.qos.runtime.policy.Ranges;

/**
 * The partition in which a path lies: the one that is asked for, else the first of the level that both ports share, else
 * the first that they share in OpenSM's order (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms). The order, and which
 * P_Keys a member {@code both} has, depend on {@code allow_both_pkeys} (osm_pkey.c:osm_physp_find_common_pkey).
 */
final class PathPartition {

    private final Partitions partitions;
    private final Fabric fabric;
    private final PkeyTables pkeys;

    PathPartition(BoundPolicy bound, boolean bothKinds) {
        this.partitions = bound.partitions();
        this.fabric = bound.fabric();
        this.pkeys = PkeyPrediction.of(partitions, fabric, bothKinds);
    }

    /** The partition of a path, whose level may have P_Keys of its own. */
    Optional<Partition> of(Request request, Ranges ofLevel) {
        if (request.pkey().isPresent()) {
            return partitions.byPkey(request.pkey().getAsInt());
        }
        int source = fabric.endpointIndex(request.sourceGuid());
        int destination = fabric.endpointIndex(request.destinationGuid());
        if (source < 0 || destination < 0) {
            return Optional.empty();
        }
        return ofLevel.isEmpty()
                ? partitions.byPkey(pkeys.common(source, destination))
                : firstOf(ofLevel, source, destination);
    }

    private Optional<Partition> firstOf(Ranges allowed, int source, int destination) {
        return partitions.partitions().stream()
                .filter(partition -> allowed.contains(partition.pkey()))
                .filter(partition -> pkeys.share(source, destination, partition.pkey()))
                .min(Comparator.comparingInt(Partition::pkey));
    }
}
