package org.qos.analysis.policytest;

import org.qos.analysis.decision.Interruption;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;

/**
 * Which ports can use a P_Key with each other; OpenSM refuses a request with a P_Key that its ports do not share
 * (osm_sa_path_record.c:pr_rcv_get_path_parms). Without a fabric or a partition file nothing is known.
 */
final class SharedPkeys {

    private final BoundPolicy bound;
    private final PkeyTables tables;

    SharedPkeys(BoundPolicy bound) {
        this.bound = bound;
        // Which of both P_Keys a member has does not change which partitions two ports share.
        this.tables = PkeyPrediction.of(bound.partitions(), bound.fabric(), false);
    }

    /**
     * Pairs of ports that share a partition: each source with each destination.
     *
     * @param pkey the P_Key, without its membership bit
     * @param sources port GUIDs
     * @param destinations port GUIDs
     */
    record Pairs(int pkey, Set<Long> sources, Set<Long> destinations) {}

    /** Whether OpenSM certainly refuses a request because its ports do not share its P_Key. */
    boolean isRefused(Request request) {
        Fabric fabric = bound.fabric();
        int source = fabric.endpointIndex(request.sourceGuid());
        int destination = fabric.endpointIndex(request.destinationGuid());
        return isKnown()
                && source >= 0
                && destination >= 0
                && request.pkey().isPresent()
                && !tables.share(source, destination, request.pkey().getAsInt());
    }

    /**
     * All pairs of ports that share partitions: full members with all members, in both directions.
     *
     * @param wanted the P_Key; empty for those of all partitions
     */
    List<Pairs> pairs(OptionalInt wanted) {
        int[] pkeys = wanted.isPresent()
                ? new int[] {wanted.getAsInt()}
                : bound.partitions().partitions().stream()
                        .mapToInt(Partition::pkey)
                        .sorted()
                        .distinct()
                        .toArray();
        List<Pairs> all = new ArrayList<>();
        for (int pkey : pkeys) {
            Interruption.check();
            int[] full =
                    endpoints().filter(port -> tables.share(port, port, pkey)).toArray();
            if (full.length > 0) {
                Set<Long> fullMembers = guids(IntStream.of(full));
                Set<Long> members = guids(endpoints().filter(port -> tables.share(port, full[0], pkey)));
                all.add(new Pairs(pkey, fullMembers, members));
                all.add(new Pairs(pkey, members, fullMembers));
            }
        }
        return all;
    }

    private boolean isKnown() {
        return !bound.fabric().isEmpty() && !bound.partitions().equals(Partitions.WITHOUT_FILE);
    }

    private IntStream endpoints() {
        return IntStream.range(0, bound.fabric().endpoints().size());
    }

    private Set<Long> guids(IntStream endpoints) {
        return endpoints
                .mapToObj(index -> bound.fabric().endpoints().get(index).guid())
                .collect(Collectors.toSet());
    }
}
