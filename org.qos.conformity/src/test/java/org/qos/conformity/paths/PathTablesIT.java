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

    private static final int QUERIES = Integer.getInteger("qos.random.queries", 800);

    @Test
    void openSmRespondsAsTheResolverSays() {
        Outcomes outcomes = new RandomSites(SEED, 12).ask(PathTablesIT::ask);
        for (String outcome : List.of("paths: 1", "paths: 2", "paths: more", "ENDS_CONTRADICT", "SERVICE_ID_HALF")) {
            assertTrue(outcomes.expected(outcome) > 0, () -> outcome + " was not asked for: " + outcomes);
        }
    }

    private static Outcomes ask(
            OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher, long seed) {
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
        return comparison.outcomes();
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
