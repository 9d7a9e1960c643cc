package org.qos.analysis.partition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;

/**
 * Between which ports OpenSM answers requests without a P_Key: those that share some partition, on one side at least
 * (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
final class SharingPorts {

    /** How many sets of pairs of ports are distinguished when pairs are counted. */
    private static final int MAX_SETS = 1_000;

    /** The pairs of each partition, of partitions with the same members once; empty if all ports share one or nothing is known. */
    private final Optional<List<SharedPkeys.Pairs>> sets;

    private SharingPorts(Optional<List<SharedPkeys.Pairs>> sets) {
        this.sets = sets;
    }

    /** The ports that share partitions; nothing is known if there are no sides. */
    static SharingPorts of(List<SharedPkeys> sides, Fabric fabric) {
        List<SharedPkeys.Pairs> sets = sides.stream()
                .flatMap(side -> side.pairs(OptionalInt.empty()).stream())
                .map(pairs -> new SharedPkeys.Pairs(0, pairs.sources(), pairs.destinations()))
                .distinct()
                .toList();
        boolean isAll = sets.stream()
                .anyMatch(pairs -> hasAll(pairs.sources(), fabric) && hasAll(pairs.destinations(), fabric));
        return new SharingPorts(sides.isEmpty() || isAll ? Optional.empty() : Optional.of(sets));
    }

    private static boolean hasAll(GuidSet ports, Fabric fabric) {
        return fabric.endpoints().stream().mapToLong(Port::guid).allMatch(guid -> guid == 0 || ports.contains(guid));
    }

    /** Whether the pairs can be told apart. */
    boolean isCountable() {
        return sets.isEmpty() || sets.get().size() <= MAX_SETS;
    }

    /** The ports to distinguish, so that each class of ports has the same partners. */
    Stream<PortSet> distinguished() {
        return isCountable()
                ? sets.stream().flatMap(List::stream).flatMap(pairs -> Stream.of(pairs.sources(), pairs.destinations()))
                : Stream.empty();
    }

    /** The pairs; empty where these are all pairs of ports, or cannot be told apart. */
    Optional<PortPairs> pairs(Decisions decisions) {
        return sets.filter(some -> isCountable()).map(some -> {
            Region all = Region.all(decisions.classes());
            PortPairs pairs = decisions.noPairs(all);
            some.forEach(set -> {
                Region region = set.of(all);
                pairs.add(region.classes(Axis.SOURCE), region.classes(Axis.DESTINATION));
            });
            return pairs;
        });
    }

    /** The requests without a P_Key that OpenSM answers, in parts. */
    Stream<Region> regions(Region all) {
        return sets.stream().flatMap(List::stream).map(set -> set.of(all.without(Axis.PKEY)));
    }
}
