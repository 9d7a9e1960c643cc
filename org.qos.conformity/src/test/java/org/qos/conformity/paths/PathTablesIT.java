package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * On random subnets, policies, partitions and options OpenSM answers queries for tables of paths as the resolver
 * says: the first two records, an empty table, or the refusal. Half of the queries leave an end out, half of the
 * subnets have LMC 2.
 */
@RequiresOpenSm
class PathTablesIT {

    private static final long SEED = 20060512;

    private static final int SUBNETS = Integer.getInteger("qos.random.subnets", 12);
    private static final int QUERIES = Integer.getInteger("qos.random.queries", 800);

    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int queries;

    @Test
    void openSmRespondsAsTheResolverSays() {
        for (int subnet = 0; subnet < SUBNETS; subnet++) {
            long seed = SEED + subnet;
            new RandomSite(seed, subnet % 2 * 2, subnet % 5 == 4)
                    .run((running, routed, bound, matcher) -> ask(seed, running, routed, bound, matcher));
        }
        System.out.println("path tables, seed " + SEED + ": " + SUBNETS + " subnets, " + queries + " queries, "
                + differences.size() + " answered otherwise; expected " + outcomes);
        differences.stream().limit(8).forEach(System.out::println);
        assertEquals(0, differences.size(), () -> differences.get(0));
        for (String outcome : List.of("paths: 1", "paths: 2", "paths: more", "ENDS_CONTRADICT", "SERVICE_ID_HALF")) {
            assertTrue(outcomes.containsKey(outcome), outcome + " was not asked for: " + outcomes);
        }
    }

    private void ask(
            long seed, OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher) {
        MultiPathComparison comparison = MultiPathComparison.of(subnet, routed, matcher);
        Random random = new Random(seed * RandomSite.SPREAD);
        List<Port> ends = routed.fabric().endpoints();
        RandomQueries aimed =
                new RandomQueries(bound, ends.stream().map(Port::guid).toList(), seed);
        QueriesOfEveryField varied =
                new QueriesOfEveryField(random, ends, routed.options().subnetPrefix());
        for (int i = 0; i < QUERIES; i++) {
            comparison.askTable(open(random, varied.vary(aimed.next())));
        }
        queries += comparison.queries();
        comparison.outcomes().forEach((outcome, count) -> outcomes.merge(outcome, count, Integer::sum));
        comparison.differences().forEach(difference -> differences.add("seed " + seed + ": " + difference));
    }

    /** The query with one end or both left out, or as it is, and with a number of paths or without. */
    private static PathQuery open(Random random, PathQuery query) {
        long mask = query.componentMask();
        if (random.nextInt(3) == 0) {
            mask &= ~(PathComponent.SGID.mask() | PathComponent.SLID.mask());
        }
        if (random.nextInt(3) == 0) {
            mask &= ~(PathComponent.DGID.mask() | PathComponent.DLID.mask());
        }
        mask = random.nextBoolean() ? mask | PathComponent.NUMB_PATH.mask() : mask & ~PathComponent.NUMB_PATH.mask();
        return new PathQuery(withNumbPath(query.values(), random.nextInt(5)), mask);
    }

    private static PathRecord withNumbPath(PathRecord values, int numbPath) {
        return new PathRecord(
                values.serviceId(),
                values.dgid(),
                values.sgid(),
                values.dlid(),
                values.slid(),
                values.terms().withNumbPath(numbPath),
                values.preference());
    }
}
