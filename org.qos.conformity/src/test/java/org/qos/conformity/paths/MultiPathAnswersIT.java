package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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

    private static final int SUBNETS = Integer.getInteger("qos.random.subnets", 20);
    private static final int QUERIES = Integer.getInteger("qos.random.queries", 1_000);

    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int queries;
    private int withPaths;

    @Test
    void openSmRespondsAsTheResolverSays() {
        for (int subnet = 0; subnet < SUBNETS; subnet++) {
            long seed = SEED + subnet;
            new RandomSite(seed, subnet % 2 * 2, subnet % 5 == 4)
                    .run((running, routed, bound, matcher) -> ask(seed, running, routed, bound, matcher));
        }
        System.out.println("multi-path answers, seed " + SEED + ": " + SUBNETS + " subnets, " + queries + " queries, "
                + withPaths + " with paths, " + differences.size() + " answered otherwise; expected " + outcomes);
        differences.stream().limit(8).forEach(System.out::println);
        assertEquals(0, differences.size(), () -> differences.get(0));
        assertTrue(withPaths > queries / 4, "too few paths: " + outcomes);
    }

    private void ask(
            long seed, OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher) {
        MultiPathComparison comparison = MultiPathComparison.of(subnet, routed, matcher);
        MultiPathQueries random = new MultiPathQueries(
                bound, routed.fabric().endpoints(), routed.options().subnetPrefix(), seed);
        for (int i = 0; i < QUERIES; i++) {
            comparison.ask(random.next());
        }
        queries += comparison.queries();
        withPaths += comparison.withPaths();
        comparison.outcomes().forEach((outcome, count) -> outcomes.merge(outcome, count, Integer::sum));
        comparison.differences().forEach(difference -> differences.add("seed " + seed + ": " + difference));
    }
}
