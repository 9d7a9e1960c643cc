package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * On random subnets, policies, partitions and options OpenSM answers path queries of all kinds as the resolver says:
 * the whole record, or the refusal. Half of the subnets have LMC 2.
 */
@RequiresOpenSm
class PathAnswersIT {

    private static final long SEED = 20040915;
    private static final int SUBNETS = Integer.getInteger("qos.random.subnets", 24);
    private static final int QUERIES = Integer.getInteger("qos.random.queries", 1_500);

    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int queries;

    @Test
    void openSmRespondsAsTheResolverSays() {
        for (int subnet = 0; subnet < SUBNETS; subnet++) {
            compare(SEED + subnet, subnet % 2 * 2, subnet % 5 == 4);
        }
        System.out.println("path answers, seed " + SEED + ": " + SUBNETS + " subnets, " + queries + " queries, "
                + differences.size() + " answered otherwise; expected " + outcomes);
        differences.stream().limit(8).forEach(System.out::println);
        assertEquals(0, differences.size(), () -> differences.get(0));
        assertTrue(outcomes.get("path") > queries / 4, "too few paths: " + outcomes);
    }

    private void compare(long seed, int lmc, boolean withoutPolicy) {
        new RandomSite(seed, lmc, withoutPolicy)
                .run((subnet, routed, bound, matcher) ->
                        ask(PathComparison.of(subnet, routed, matcher), routed, bound, seed));
    }

    private void ask(PathComparison comparison, RoutedSubnet routed, BoundPolicy bound, long seed) {
        List<Port> ends = routed.fabric().endpoints();
        RandomQueries aimed =
                new RandomQueries(bound, ends.stream().map(Port::guid).toList(), seed);
        QueriesOfEveryField varied = new QueriesOfEveryField(
                new Random(seed * RandomSite.SPREAD), ends, routed.options().subnetPrefix());
        for (int i = 0; i < QUERIES; i++) {
            comparison.ask(varied.vary(aimed.next()));
        }
        queries += comparison.result().queries();
        comparison.outcomes().forEach((outcome, count) -> outcomes.merge(outcome, count, Integer::sum));
        comparison.result().disagreements().forEach(difference -> differences.add("seed " + seed + ": " + difference));
    }
}
