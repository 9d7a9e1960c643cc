package org.qos.analysis.shadowing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;

/** Says which rules are shadowed, by a comparison of every two rules, and what their requests get. */
final class PairwiseShadowing {

    private final BoundPolicy bound;
    private final ReferenceMatcher matcher;
    private final List<RuleExtent> extents;

    PairwiseShadowing(BoundPolicy bound) {
        this.bound = bound;
        this.matcher = new ReferenceMatcher(bound);
        this.extents = bound.policy().rules().stream()
                .map(rule -> new RuleExtent(rule, bound))
                .toList();
    }

    /** The first rule that covers each shadowed rule; places from 1. */
    SortedMap<Integer, Integer> coveringRules() {
        SortedMap<Integer, Integer> covering = new TreeMap<>();
        for (int rule = 0; rule < extents.size(); rule++) {
            RuleExtent extent = extents.get(rule);
            OptionalInt by = IntStream.range(0, extent.isEmpty() ? 0 : rule)
                    .filter(earlier -> extents.get(earlier).covers(extent))
                    .findFirst();
            if (by.isPresent()) {
                covering.put(rule + 1, by.getAsInt() + 1);
            }
        }
        return covering;
    }

    /** Whether the rule matches the request, and the covering rule decides it if it decides any candidate. */
    boolean isWitness(Optional<Request> witness, int rule, int by) {
        MatchRule shadowed = bound.policy().rules().get(rule - 1);
        List<Request> candidates = Witnesses.of(shadowed, bound).stream()
                .filter(request -> matcher.matches(shadowed, request))
                .toList();
        boolean oneIsDecidedByTheCoveringRule =
                candidates.stream().anyMatch(request -> matcher.match(request).rule() == by);
        return witness.map(request -> candidates.contains(request)
                        && (matcher.match(request).rule() == by || !oneIsDecidedByTheCoveringRule))
                .orElse(candidates.isEmpty());
    }

    /** The level that the witness gets; without one, that of the covering rule. */
    QosLevel given(Optional<Request> witness, int by) {
        return witness.map(request -> matcher.match(request).level())
                .orElse(bound.policy().rules().get(by - 1).level());
    }
}
