package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * On random subnets, policies, partitions and options OpenSM answers queries for paths between several ports as the
 * resolver says: the first two records, or the refusal. Half of the subnets have LMC 2.
 */
@RequiresOpenSm
class MultiPathAnswersIT {

    private static final long SEED = 20041019;

    private static final int QUERIES = Integer.getInteger("qos.random.queries", 1_000);

    @Test
    void openSmRespondsAsTheResolverSays() {
        Outcomes outcomes = new RandomSites(SEED, 12).ask(MultiPathAnswersIT::ask);
        assertTrue(outcomes.expected("paths") > outcomes.queries() / 4, () -> "too few paths: " + outcomes);
    }

    private static Outcomes ask(
            OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher, long seed) {
        MultiPathComparison comparison = MultiPathComparison.of(subnet, routed, matcher);
        MultiPathQueries random = new MultiPathQueries(
                bound, routed.fabric().endpoints(), routed.options().subnetPrefix(), seed);
        for (int i = 0; i < QUERIES; i++) {
            comparison.ask(random.next());
        }
        return comparison.outcomes();
    }
}
