package org.qos.analysis.shadowing;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;

/** Finds shadowed rules by a comparison of every two rules. */
final class PairwiseShadowing {

    private final BoundPolicy bound;
    private final ReferenceMatcher matcher;
    private final List<RuleExtent> extents;

    private PairwiseShadowing(BoundPolicy bound) {
        this.bound = bound;
        this.matcher = new ReferenceMatcher(bound);
        this.extents = bound.policy().rules().stream()
                .map(rule -> new RuleExtent(rule, bound))
                .toList();
    }

    static List<ShadowedRule> of(BoundPolicy bound) {
        PairwiseShadowing all = new PairwiseShadowing(bound);
        return IntStream.range(0, all.extents.size())
                .filter(rule -> !all.extents.get(rule).isEmpty())
                .mapToObj(all::shadowed)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<ShadowedRule> shadowed(int rule) {
        return IntStream.range(0, rule)
                .filter(earlier -> extents.get(earlier).covers(extents.get(rule)))
                .mapToObj(earlier -> shadowed(rule, earlier))
                .findFirst();
    }

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
