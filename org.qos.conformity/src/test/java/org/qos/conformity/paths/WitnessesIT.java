package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.Policy;

/**
 * On random subnets OpenSM answers the witnesses of the analysis as it claims: those of the rules that decide
 * something, and those that rules which decide nothing would match.
 */
@RequiresOpenSm
class WitnessesIT {

    private static final long SEED = 20261123;

    private int shadowed;

    @Test
    void openSmRespondsAsTheAnalysisClaims() {
        Outcomes outcomes = new RandomSites(SEED, 16).ask(this::ask);
        System.out.println("seed " + SEED + ", shadowed rules: " + shadowed);
        assertTrue(outcomes.expected("path") > outcomes.queries() / 4, () -> "too few paths: " + outcomes);
        assertTrue(shadowed > 5, "only " + shadowed + " shadowed rules");
    }

    private Outcomes ask(
            OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher, long seed) {
        Map<Request, Match> claims = matcher.isPresent() ? claims(bound) : Map.of();
        PathComparison comparison = PathComparison.of(subnet, routed, matcher.map(rules -> withClaims(claims, rules)));
        claims.keySet().forEach(request -> comparison.ask(query(request)));
        return comparison.outcomes();
    }

    /**
     * What the analysis claims; for the other requests that the resolver makes of a query, such as those back, the
     * matcher.
     */
    private static Matcher withClaims(Map<Request, Match> claims, Matcher matcher) {
        return request -> claims.containsKey(request) ? claims.get(request) : matcher.match(request);
    }

    private Map<Request, Match> claims(BoundPolicy bound) {
        Decisions decisions = Decisions.of(bound);
        List<List<Outcome>> blockers = IntStream.rangeClosed(
                        1, bound.policy().rules().size())
                .mapToObj(decisions::blockersOf)
                .filter(some -> !some.isEmpty())
                .toList();
        shadowed += blockers.size();
        Map<Request, Match> claims = new HashMap<>();
        Stream.concat(
                        LongStream.of(decisions.classes().ports()).boxed().flatMap(port -> from(decisions, port)),
                        blockers.stream().flatMap(List::stream))
                .forEach(outcome -> claims.put(outcome.witness().orElseThrow(), match(bound.policy(), outcome.rule())));
        return claims;
    }

    /** What happens to the requests from a port. */
    private static Stream<Outcome> from(Decisions decisions, long port) {
        return decisions.outcomes(Region.all(decisions.classes()).withPort(Axis.SOURCE, port)).stream();
    }

    private static Match match(Policy policy, int rule) {
        return new Match(
                rule == 0 ? policy.defaultLevel() : policy.rules().get(rule - 1).level(), rule);
    }

    private static PathQuery query(Request request) {
        PathQueryBuilder query = PathQuery.between(request.sourceGuid(), request.destinationGuid());
        request.serviceId().ifPresent(query::serviceId);
        request.qosClass().ifPresent(query::qosClass);
        request.tclass().ifPresent(query::tclass);
        request.pkey().ifPresent(query::pkey);
        return query.build();
    }
}
