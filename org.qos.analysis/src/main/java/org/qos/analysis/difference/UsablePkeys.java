package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.Ranges;

/**
 * Which requests OpenSM does not refuse because of the P_Key that they state: both ports share it on one side at least.
 * Without a fabric, or the partitions of a side, no request is taken to be refused.
 */
final class UsablePkeys {

    private final Decisions decisions;
    private final List<SharedPkeys> sides;
    /** The requests that are not refused; none until they are needed. */
    private final List<Region> regions = new ArrayList<>();

    UsablePkeys(Decisions decisions, ComparedPorts ports, ComparedSide before, ComparedSide after) {
        this.decisions = decisions;
        this.sides = ports.isExact()
                ? Stream.of(before, after)
                        .map(ComparedSide::partitions)
                        .distinct()
                        .map(partitions -> new SharedPkeys(partitions, ports.fabric()))
                        .toList()
                : List.of();
    }

    /** Whether the ports of a request share its P_Key, or it states none. */
    boolean allow(Request request) {
        return sides.isEmpty() || sides.stream().anyMatch(side -> !side.isRefused(request));
    }

    /**
     * Some request that two rules decide and whose ports share its P_Key; empty if there is none.
     *
     * @param found what the rules decide, with a request that may be refused
     */
    Optional<Request> some(Outcome found) {
        Request witness = found.witness().orElseThrow();
        return allow(witness)
                ? Optional.of(witness)
                : regions().flatMap(region -> decide(region, found).stream()).findFirst();
    }

    private Stream<Region> regions() {
        if (regions.isEmpty()) {
            regions.add(Region.all(decisions.classes()).without(Axis.PKEY));
            sides.stream()
                    .flatMap(side -> side.pairs(OptionalInt.empty()).stream())
                    .distinct()
                    .map(this::region)
                    .forEach(regions::add);
        }
        return regions.stream();
    }

    private Region region(SharedPkeys.Pairs pairs) {
        return Region.all(decisions.classes())
                .with(Axis.PKEY, Ranges.ofValues(pairs.pkey()))
                .with(Axis.SOURCE, List.of(pairs.sources()))
                .with(Axis.DESTINATION, List.of(pairs.destinations()));
    }

    private Optional<Request> decide(Region region, Outcome found) {
        return decisions
                .outcome(region, found.rules().get(0), found.rules().get(1))
                .flatMap(Outcome::witness);
    }
}
