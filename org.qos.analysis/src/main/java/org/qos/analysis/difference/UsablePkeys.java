package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * Which requests OpenSM does not refuse because of the P_Key that they state: both ports share it on one side at least
 * (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms). Without a fabric, or the partitions of a side, no request is taken
 * to be refused.
 */
final class UsablePkeys {

    private final Decisions decisions;
    private final Fabric fabric;
    private final boolean known;
    private final List<PkeyTables> tables;
    private final List<ComparedSide> sides;
    /** The requests that are not refused; none until they are needed. */
    private final List<Region> regions = new ArrayList<>();

    UsablePkeys(Decisions decisions, ComparedPorts ports, ComparedSide before, ComparedSide after) {
        this.decisions = decisions;
        this.fabric = ports.fabric();
        this.sides = List.of(before, after);
        this.known = ports.isExact()
                && sides.stream().noneMatch(side -> side.partitions().equals(Partitions.WITHOUT_FILE));
        this.tables = sides.stream()
                .filter(side -> known)
                .map(side -> PkeyPrediction.of(
                        side.partitions(), fabric, side.options().allowBothPkeys()))
                .toList();
    }

    /** Whether the ports of a request share its P_Key, or it states none. */
    boolean allow(Request request) {
        if (!known || request.pkey().isEmpty()) {
            return true;
        }
        int source = fabric.endpointIndex(request.sourceGuid());
        int destination = fabric.endpointIndex(request.destinationGuid());
        return tables.stream()
                .anyMatch(side -> side.share(source, destination, request.pkey().getAsInt()));
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
                    .flatMap(side -> side.partitions().partitions().stream())
                    .map(Partition::pkey)
                    .distinct()
                    .forEach(this::addRegions);
        }
        return regions.stream();
    }

    private Optional<Request> decide(Region region, Outcome found) {
        return decisions
                .outcome(region, found.rules().get(0), found.rules().get(1))
                .flatMap(Outcome::witness);
    }

    /** The requests for a P_Key between its members, of which one is a full member. */
    private void addRegions(int pkey) {
        for (PkeyTables side : tables) {
            GuidSet full = ports(port -> side.share(port, port, pkey));
            GuidSet members =
                    ports(port -> side.keys(port).stream().anyMatch(key -> Pkey.base(key) == Pkey.base(pkey)));
            Region all = Region.all(decisions.classes()).with(Axis.PKEY, Ranges.ofValues(Pkey.base(pkey)));
            regions.add(all.with(Axis.SOURCE, List.of(full)).with(Axis.DESTINATION, List.of(members)));
            regions.add(all.with(Axis.SOURCE, List.of(members)).with(Axis.DESTINATION, List.of(full)));
        }
    }

    private GuidSet ports(IntPredicate wanted) {
        return new GuidSet(
                Ranges.ofValues(IntStream.range(0, fabric.endpoints().size())
                        .filter(wanted)
                        .mapToLong(port -> fabric.endpoints().get(port).guid())
                        .filter(guid -> guid != 0)
                        .toArray()),
                true);
    }
}
