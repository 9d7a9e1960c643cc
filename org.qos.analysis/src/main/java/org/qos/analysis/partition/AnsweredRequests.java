package org.qos.analysis.partition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.analysis.decision.RequestClasses;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Ranges;

/**
 * The requests of a policy that OpenSM answers, as far as partitions decide: between ports that share the P_Key of the request and
 * of the level (osm_sa_path_record.c:pr_rcv_get_path_parms). Where partitions or ports are not known, all requests count as answered.
 */
public final class AnsweredRequests {

    private final Policy policy;
    private final SharedPkeys shared;
    private List<SharedPkeys.Pairs> pairs;

    /** Of a policy that is bound to the partitions and the fabric. */
    public AnsweredRequests(BoundPolicy bound) {
        this.policy = bound.policy();
        this.shared = new SharedPkeys(bound.partitions(), bound.fabric());
    }

    /** Whether OpenSM certainly refuses the request that shows an outcome. */
    public boolean isRefused(Outcome outcome) {
        return outcome.witness()
                .filter(request -> shared.isUnanswered(
                        request, Match.of(policy, outcome.rule()).level()))
                .isPresent();
    }

    /**
     * Some requests that a rule decides, shown by one that OpenSM answers; if there is none, by one that it refuses; empty if the rule
     * decides no request.
     *
     * @param decisions the decisions of the policy alone
     * @param rule the place of the rule, from 1
     * @throws DecisionLimitException when that takes too long to find out
     */
    public Optional<Outcome> deciding(Decisions decisions, int rule) {
        Optional<Outcome> first = decisions.deciding(rule);
        return first.filter(this::isRefused)
                .flatMap(refused -> parts(decisions.classes(), pkeys(rule))
                        .flatMap(part -> decisions.outcome(part.requests(), rule).stream())
                        .filter(outcome -> !isRefused(outcome))
                        .findFirst())
                .or(() -> first);
    }

    /**
     * A request that a rule would decide without one of its criteria, and with it does not, with the rule that decides instead; one
     * that OpenSM answers if there is one. Empty if there is no request.
     *
     * @param decisions the decisions of the policy alone
     * @param rule the place of the rule, from 1
     * @param axis what the criterion compares
     * @throws DecisionLimitException when that takes too long to find out
     */
    public Optional<Outcome> nearMiss(Decisions decisions, int rule, Axis axis) {
        Optional<Outcome> first = decisions.nearMiss(Region.all(decisions.classes()), rule, axis);
        return first.filter(this::isRefused)
                .flatMap(refused -> parts(decisions.classes(), axis == Axis.PKEY ? Ranges.NONE : pkeys(rule))
                        .flatMap(part -> decisions.nearMisses(
                                part.requests(), rule, axis, decider -> isAllowed(part.pkey(), decider)))
                        .filter(outcome -> !isRefused(outcome))
                        .findFirst())
                .or(() -> first);
    }

    private Ranges pkeys(int rule) {
        return policy.rules().get(rule - 1).pkeys();
    }

    private boolean isAllowed(int pkey, int decider) {
        Ranges allowed = Match.of(policy, decider).level().pkeys();
        return allowed.isEmpty() || allowed.contains(pkey);
    }

    /**
     * Requests between ports that share a partition.
     *
     * @param pkey its P_Key, which the requests have, or none
     */
    private record Part(int pkey, Region requests) {}

    /** The requests between ports that share a partition with one of some P_Keys, or any, with and without a P_Key. */
    private Stream<Part> parts(RequestClasses classes, Ranges wanted) {
        return pairs().stream()
                .filter(some -> wanted.isEmpty() || wanted.contains(some.pkey()))
                .flatMap(some -> {
                    Region ends = some.of(Region.all(classes));
                    Region with = ends.with(Axis.PKEY, Ranges.ofValues(some.pkey()));
                    Stream<Region> both = wanted.isEmpty() ? Stream.of(ends.without(Axis.PKEY), with) : Stream.of(with);
                    return both.map(requests -> new Part(some.pkey(), requests));
                });
    }

    private List<SharedPkeys.Pairs> pairs() {
        if (pairs == null) {
            pairs = shared.pairs(OptionalInt.empty());
        }
        return pairs;
    }
}
