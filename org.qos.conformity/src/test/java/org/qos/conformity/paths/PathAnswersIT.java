package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * On random subnets, policies, partitions and options OpenSM answers path queries of all kinds as the resolver says:
 * the whole record, or the refusal. Half of the subnets have LMC 2.
 */
@RequiresOpenSm
class PathAnswersIT {

    private static final long SEED = 20040915;
    private static final int QUERIES = Integer.getInteger("qos.random.queries", 1_500);

    @Test
    void openSmRespondsAsTheResolverSays() {
        Outcomes outcomes = new RandomSites(SEED, 16).ask(PathAnswersIT::ask);
        assertTrue(outcomes.expected("path") > outcomes.queries() / 4, () -> "too few paths: " + outcomes);
    }

    private static Outcomes ask(
            OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher, long seed) {
        PathComparison comparison = PathComparison.of(subnet, routed, matcher);
        List<Port> ends = routed.fabric().endpoints();
        RandomQueries aimed =
                new RandomQueries(bound, ends.stream().map(Port::guid).toList(), seed);
        QueriesOfEveryField varied = new QueriesOfEveryField(
                new Random(seed * RandomSite.SPREAD), ends, routed.options().subnetPrefix());
        for (int i = 0; i < QUERIES; i++) {
            comparison.ask(varied.vary(aimed.next()));
        }
        return comparison.outcomes();
    }
}
