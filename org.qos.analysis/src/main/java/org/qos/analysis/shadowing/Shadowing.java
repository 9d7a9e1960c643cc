package org.qos.analysis.shadowing;

import java.util.ArrayList;
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
    private final ReferenceMatcher matcher;
    private final List<RuleExtent> extents;
    private final NumberHulls hulls;
    private final List<ShadowedRule> shadowed;

    private Shadowing(BoundPolicy bound) {
        this.bound = bound;
        this.matcher = new ReferenceMatcher(bound);
        this.extents = bound.policy().rules().stream()
                .map(rule -> new RuleExtent(rule, bound))
                .toList();
        this.hulls = new NumberHulls(bound.policy().rules());
        this.shadowed = find();
    }

    /** Compares the rules of a policy with each other; takes time that grows with the square of their number. */
    public static Shadowing of(BoundPolicy bound) {
        return new Shadowing(bound);
    }

    /** The rules that one earlier rule covers, in the order of evaluation. */
    public List<ShadowedRule> shadowedRules() {
        return shadowed;
    }

    /**
     * The places, from 1, of rules that no request can match: none of their groups has a port, or their numbers lie
     * beyond what the field can carry.
     */
    public List<Integer> unmatchableRules() {
        return IntStream.range(0, extents.size())
                .filter(place -> extents.get(place).isEmpty())
                .mapToObj(place -> place + 1)
                .toList();
    }

    private List<ShadowedRule> find() {
        List<ShadowedRule> found = new ArrayList<>();
        for (int place = 1; place < extents.size(); place++) {
            OptionalInt by = extents.get(place).isEmpty() ? OptionalInt.empty() : firstCover(place);
            if (by.isPresent()) {
                found.add(shadowed(place, by.getAsInt()));
            }
        }
        return List.copyOf(found);
    }

    private OptionalInt firstCover(int place) {
        RuleExtent extent = extents.get(place);
        for (int earlier = 0; earlier < place; earlier++) {
            if (hulls.mayCover(earlier, place) && extents.get(earlier).covers(extent)) {
                return OptionalInt.of(earlier);
            }
        }
        return OptionalInt.empty();
    }

    /** The witness is one that the covering rule decides, where a few tries find one. */
    private ShadowedRule shadowed(int place, int by) {
        List<MatchRule> rules = bound.policy().rules();
        MatchRule rule = rules.get(place);
        List<Request> matching = Witnesses.of(rule, bound).stream()
                .filter(request -> matcher.matches(rule, request))
                .toList();
        Optional<Request> witness = matching.stream()
                .filter(request -> matcher.match(request).rule() == by + 1)
                .findFirst()
                .or(() -> matching.stream().findFirst());
        QosLevel given = witness.map(request -> matcher.match(request).level())
                .orElse(rules.get(by).level());
        return new ShadowedRule(place + 1, by + 1, rule.level(), given, witness);
    }
}
