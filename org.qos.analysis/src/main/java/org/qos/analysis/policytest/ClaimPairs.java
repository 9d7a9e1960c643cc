package org.qos.analysis.policytest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * Between which pairs of ports a rule decides requests of a claim that OpenSM answers, as far as partitions decide: the ports share the
 * P_Key of the request, or some P_Key if it has none, and the level allows it.
 */
final class ClaimPairs {

    /** Of more sets of ports that share partitions none is distinguished. */
    private static final int MAX_SETS = 1_000;

    private final Policy policy;
    private final SharedPkeys shared;
    private final List<SharedPkeys.Pairs> sets;

    ClaimPairs(Policy policy, SharedPkeys shared) {
        this.policy = policy;
        this.shared = shared;
        this.sets = shared.isKnown() ? shared.pairs(OptionalInt.empty()) : List.of();
    }

    /**
     * Which P_Key the requests of a claim have.
     *
     * @param stated the only one; empty for any
     * @param isOptional whether it may be absent
     * @param isPossible whether there may be one
     */
    record PkeyField(OptionalInt stated, boolean isOptional, boolean isPossible) {

        private boolean takes(int pkey) {
            return stated.isEmpty() || Pkey.base(stated.getAsInt()) == pkey;
        }
    }

    /** The sets of ports to distinguish, so that the pairs can be counted. */
    List<PortSet> distinguished() {
        List<PortSet> all = sets.stream()
                .<PortSet>flatMap(some -> Stream.of(some.sources(), some.destinations()))
                .distinct()
                .toList();
        return all.size() <= MAX_SETS ? all : List.of();
    }

    /**
     * The pairs; empty where all count, because nothing is known about sharing or there are too many sets of ports.
     *
     * @param requests the requests of the claim, of which the P_Key is not stated yet
     * @param match the rule, or no rule, and its level
     */
    Optional<PortPairs> pairs(Decisions decisions, Region requests, PkeyField field, Match match) {
        if (!shared.isKnown() || !sets.isEmpty() && distinguished().isEmpty()) {
            return Optional.empty();
        }
        int rule = match.rule();
        Ranges ofRule =
                match.isDefault() ? Ranges.NONE : policy.rules().get(rule - 1).pkeys();
        Ranges ofLevel = match.level().pkeys();
        PortPairs counted = decisions.noPairs(requests);
        if (field.isOptional() && ofRule.isEmpty()) {
            counted.addAll(sharing(decisions, requests.without(Axis.PKEY), rule, pkey -> isIn(ofLevel, pkey)));
        }
        if (field.isPossible()) {
            Map<Integer, List<Integer>> byClass = shared.pkeys().stream()
                    .filter(field::takes)
                    .filter(pkey -> isIn(ofRule, pkey) && isIn(ofLevel, pkey))
                    .collect(Collectors.groupingBy(pkey -> decisions.classes().classOf(Axis.PKEY, pkey)));
            byClass.values()
                    .forEach(pkeys -> counted.addAll(
                            sharing(decisions, requests.with(Axis.PKEY, ranges(pkeys)), rule, pkeys::contains)));
        }
        return Optional.of(counted);
    }

    /**
     * The pairs that share a partition for the requests of a claim; no rule has others.
     *
     * @param requests the requests of the claim, of which the P_Key is not stated yet
     */
    PortPairs sharing(Decisions decisions, Region requests, PkeyField field) {
        PortPairs pairs = decisions.noPairs(requests);
        Region all = Region.all(decisions.classes());
        sets.stream().filter(some -> field.takes(some.pkey())).forEach(some -> {
            Region region = some.of(all);
            pairs.add(
                    region.classes(Axis.SOURCE).and(requests.classes(Axis.SOURCE)),
                    region.classes(Axis.DESTINATION).and(requests.classes(Axis.DESTINATION)));
        });
        return pairs;
    }

    private static boolean isIn(Ranges allowed, int pkey) {
        return allowed.isEmpty() || allowed.contains(pkey);
    }

    private static Ranges ranges(List<Integer> pkeys) {
        return Ranges.ofValues(pkeys.stream().mapToLong(Integer::longValue).toArray());
    }

    /** The pairs between which the rule decides some requests, as far as they share one of the wanted P_Keys. */
    private PortPairs sharing(Decisions decisions, Region requests, int rule, IntPredicate wanted) {
        PortPairs pairs = decisions.pairs(requests, rule);
        PortPairs allowed = decisions.noPairs(requests);
        Region all = Region.all(decisions.classes());
        sets.stream().filter(some -> wanted.test(some.pkey())).forEach(some -> {
            Region region = some.of(all);
            allowed.add(region.classes(Axis.SOURCE), region.classes(Axis.DESTINATION));
        });
        pairs.retainAll(allowed);
        return pairs;
    }
}
