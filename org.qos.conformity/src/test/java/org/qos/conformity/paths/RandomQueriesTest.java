package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class RandomQueriesTest {

    private static final List<Long> ENDS = List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
    private static final QosLevel LEVEL = QosLevel.ofSl("DEFAULT", 0);
    private static final PortGroup LOW = PortGroup.ofGuids("low", Ranges.ofValues(1, 2));
    private static final PortGroup HIGH = PortGroup.ofGuids("high", Ranges.ofValues(8));

    private static final MatchRule NARROW = rule(
            List.of(LOW),
            List.of(HIGH),
            Ranges.of(new Range(-3L, -1L)),
            Ranges.ofValues(4095),
            Ranges.NONE,
            Ranges.ofValues(0x7000));
    private static final MatchRule BY_TCLASS =
            rule(List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.ofValues(9), Ranges.NONE);

    @Test
    void theSameSeedGivesTheSameQueries() {
        assertEquals(draw(7, NARROW), draw(7, NARROW));
        assertNotEquals(draw(7, NARROW), draw(8, NARROW));
    }

    @Test
    void aNarrowRuleIsHitOften() {
        BoundPolicy bound = bound(NARROW);
        Matcher matcher = new ReferenceMatcher(bound);
        long hits = draw(7, NARROW).stream()
                .filter(query -> matcher.match(query.toRequest()).rule() == 1)
                .count();
        assertTrue(hits > 300, hits + " of 2000 queries reach the rule");
    }

    @Test
    void everyFieldIsSometimesThereAndSometimesNot() {
        List<PathQuery> queries = draw(7, NARROW);
        for (PathComponent component : List.of(
                PathComponent.SERVICE_ID,
                PathComponent.QOS_CLASS,
                PathComponent.PKEY,
                PathComponent.TCLASS,
                PathComponent.NUMB_PATH,
                PathComponent.SL)) {
            Predicate<PathQuery> has = query -> query.has(component);
            assertTrue(queries.stream().anyMatch(has), component + " is never there");
            assertFalse(queries.stream().allMatch(has), component + " is always there");
        }
        assertTrue(queries.stream().allMatch(query -> query.has(PathComponent.SGID) && query.has(PathComponent.DGID)));
    }

    @Test
    void tclassIsLeftOutWhereThePolicyComparesIt() {
        assertTrue(draw(7, BY_TCLASS).stream().noneMatch(query -> query.has(PathComponent.TCLASS)));
    }

    @Test
    void aPolicyWithoutRulesIsAskedToo() {
        assertEquals(2000, draw(7).size());
    }

    private static List<PathQuery> draw(long seed, MatchRule... rules) {
        RandomQueries queries = new RandomQueries(bound(rules), ENDS, seed);
        return Stream.generate(queries::next).limit(2000).toList();
    }

    private static BoundPolicy bound(MatchRule... rules) {
        Policy policy = new Policy(List.of(LOW, HIGH), List.of(LEVEL), LEVEL, List.of(rules), FabricSetup.NONE);
        return BoundPolicy.bind(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE);
    }

    private static MatchRule rule(
            List<PortGroup> sources,
            List<PortGroup> destinations,
            Ranges serviceIds,
            Ranges qosClasses,
            Ranges tclasses,
            Ranges pkeys) {
        return new MatchRule("", sources, destinations, serviceIds, qosClasses, tclasses, pkeys, LEVEL);
    }
}
