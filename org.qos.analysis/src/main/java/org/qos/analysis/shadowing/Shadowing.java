package org.qos.analysis.shadowing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;

/**
 * Finds rules that decide no request. A rule that only several earlier ones cover together is not found: what is
 * reported is certain, with one rule to point at.
 */
public final class Shadowing {

    private final BoundPolicy bound;
    private final ReferenceMatcher criteria;
    private final List<RuleExtent> extents;
    private CoverSearch covers;
    private List<ShadowedRule> shadowed;

    private Shadowing(BoundPolicy bound) {
        this.bound = bound;
        this.criteria = new ReferenceMatcher(bound);
        this.extents = bound.policy().rules().stream()
                .map(rule -> new RuleExtent(rule, bound))
                .toList();
    }

    /** Starts with the rules of a policy before any comparison. */
    public static Shadowing of(BoundPolicy bound) {
        return new Shadowing(bound);
    }

    /** The rules that one earlier rule covers, in the order of evaluation. */
    public synchronized List<ShadowedRule> shadowedRules() {
        if (shadowed == null) {
            shadowed = IntStream.rangeClosed(2, extents.size())
                    .mapToObj(this::shadowedAt)
                    .flatMap(Optional::stream)
                    .toList();
        }
        return shadowed;
    }

    /** The same for the rule at a place, from 1, alone. */
    public Optional<ShadowedRule> shadowedAt(int place) {
        if (isUnmatchable(place)) {
            return Optional.empty();
        }
        OptionalInt by = covers().coverOf(place - 1);
        return by.isPresent() ? Optional.of(shadowed(place - 1, by.getAsInt())) : Optional.empty();
    }

    /** Whether no request can match the rule at a place, from 1. */
    public boolean isUnmatchable(int place) {
        return extents.get(place - 1).isEmpty();
    }

    /**
     * The places, from 1, of rules that no request can match: none of their groups has a port, or their numbers lie
     * beyond what the field can carry.
     */
    public List<Integer> unmatchableRules() {
        return IntStream.rangeClosed(1, extents.size())
                .filter(this::isUnmatchable)
                .boxed()
                .toList();
    }

    /** The search that gives the results, and counts its comparisons. */
    synchronized CoverSearch covers() {
        if (covers == null) {
            covers = new CoverSearch(bound, extents);
        }
        return covers;
    }

    /** The witness is one that the covering rule decides, where a few tries find one. */
    private ShadowedRule shadowed(int place, int by) {
        List<MatchRule> rules = bound.policy().rules();
        MatchRule rule = rules.get(place);
        List<Request> matching = Witnesses.of(rule, bound).stream()
                .filter(request -> criteria.matches(rule, request))
                .toList();
        Optional<Request> witness = matching.stream()
                .filter(request -> covers().matching(request).equals(OptionalInt.of(by)))
                .findFirst()
                .or(() -> matching.stream().findFirst());
        int deciding =
                witness.map(request -> covers().matching(request).orElseThrow()).orElse(by);
        QosLevel given = rules.get(deciding).level();
        return new ShadowedRule(place + 1, by + 1, rule.level(), given, witness);
    }
}
