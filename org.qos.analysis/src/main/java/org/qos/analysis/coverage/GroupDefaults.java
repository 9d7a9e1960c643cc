package org.qos.analysis.coverage;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Region;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Which requests of the members of a group get the default level because no rule matches. Needs a fabric. */
public final class GroupDefaults {

    private static final int NO_RULE = 0;

    private final BoundPolicy bound;
    private final Decisions decisions;
    /** Between which ports OpenSM answers requests without a P_Key, in both directions; empty where that is not known. */
    private final Optional<List<SharedPkeys.Pairs>> pairs;

    /**
     * The defaults of the groups of a policy.
     *
     * @param decisions its decisions
     */
    public GroupDefaults(BoundPolicy bound, Decisions decisions) {
        this.bound = bound;
        this.decisions = decisions;
        SharedPkeys shared = new SharedPkeys(bound.partitions(), bound.fabric());
        this.pairs = shared.isKnown() ? Optional.of(shared.pairs(OptionalInt.empty())) : Optional.empty();
    }

    /**
     * A request that begins or ends at a member where rules name the group, that no rule matches, and that OpenSM does not refuse
     * because its ports share no partition, between two ports; empty where there is none, no rule names the group, or no fabric is known.
     */
    public Optional<Request> of(PortGroup group) {
        if (!decisions.classes().isFabricKnown()) {
            return Optional.empty();
        }
        return request(Axis.SOURCE, group).or(() -> request(Axis.DESTINATION, group));
    }

    private Optional<Request> request(Axis end, PortGroup group) {
        boolean isNamed = bound.policy().rules().stream().anyMatch(rule -> names(rule, end, group));
        if (!isNamed) {
            return Optional.empty();
        }
        try {
            return regions(end, bound.members(group))
                    .flatMap(region -> decisions.outcome(region, NO_RULE).stream())
                    .flatMap(outcome -> outcome.witness().stream())
                    .filter(request -> request.sourceGuid() != request.destinationGuid())
                    .findFirst();
        } catch (DecisionLimitException tooComplex) {
            return Optional.empty();
        }
    }

    /**
     * The requests of the members that OpenSM answers. What no rule matches with a P_Key, none matches without it either, so that requests
     * without a P_Key suffice where partitions are known.
     */
    private Stream<Region> regions(Axis end, PortSet members) {
        Region all = Region.all(decisions.classes());
        if (pairs.isEmpty()) {
            return Stream.of(all.with(end, List.of(members)));
        }
        Axis other = end == Axis.SOURCE ? Axis.DESTINATION : Axis.SOURCE;
        return pairs.get().stream()
                .map(some -> all.without(Axis.PKEY)
                        .with(end, List.of(both(some.sources(), members)))
                        .with(other, List.of(some.destinations())))
                .filter(region -> !region.isEmpty());
    }

    private PortSet both(PortSet one, PortSet other) {
        return new GuidSet(
                Ranges.ofValues(Arrays.stream(decisions.classes().ports())
                        .filter(guid -> one.contains(guid) && other.contains(guid))
                        .toArray()),
                true);
    }

    private static boolean names(MatchRule rule, Axis end, PortGroup group) {
        List<PortGroup> named = end == Axis.SOURCE ? rule.sources() : rule.destinations();
        return named.stream().anyMatch(some -> some == group);
    }
}
