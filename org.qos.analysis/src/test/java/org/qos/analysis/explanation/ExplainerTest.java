package org.qos.analysis.explanation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class ExplainerTest {

    private static final long SEED = 20261121;

    @Test
    void theRuleThatMatchesIsTheLastOneTried() {
        Explanation found =
                explain(PathQuery.between(1, 5).serviceId(0x12), Hosts.BLUE, Hosts.TO_SERVERS, Hosts.TO_SERVERS);
        assertEquals(new Match(Hosts.FAST, 2), found.match());
        assertEquals(2, found.trials().size());
        assertEquals(Hosts.TO_SERVERS, found.matched().orElseThrow().rule());
        assertEquals(List.of(found.trials().get(0)), found.unmatched());
    }

    @Test
    void eachUnmetCriterionHasWhatIsWantedAndWhatTheRequestHas() {
        Explanation found = explain(PathQuery.between(7, 5).pkey(0x8010), Hosts.BLUE);
        assertEquals(
                List.of(
                        new CriterionResult.OfPort(Field.SOURCE, List.of(Hosts.CLIENTS), 7, List.of(), false),
                        new CriterionResult.OfNumber(Field.QOS_CLASS, Ranges.ofValues(5), OptionalLong.empty())),
                found.trials().get(0).unmet());
        assertTrue(found.matched().isEmpty());
        assertEquals(new Match(Hosts.DEFAULT, 0), found.match());
    }

    @Test
    void thePkeyIsComparedWithoutItsMembershipBit() {
        CriterionResult pkey = explain(PathQuery.between(1, 5).pkey(0x8010), Hosts.BLUE)
                .trials()
                .get(0)
                .comparisons()
                .get(2);
        assertEquals(new CriterionResult.OfNumber(Field.PKEY, Ranges.ofValues(0x10), OptionalLong.of(0x10)), pkey);
        assertTrue(pkey.met());
    }

    @Test
    void theGroupsOfAPortAreReported() {
        CriterionResult destination = explain(PathQuery.between(1, 4), Hosts.TO_SERVERS)
                .trials()
                .get(0)
                .comparisons()
                .get(0);
        assertEquals(
                new CriterionResult.OfPort(
                        Field.DESTINATION, List.of(Hosts.SERVERS), 4, List.of(Hosts.CLIENTS, Hosts.SERVERS), true),
                destination);
    }

    @Test
    void theLevelsSlComesBeforeThePartitions() {
        SlDecision sl = explain(PathQuery.between(1, 5).serviceId(0x12).pkey(0x10), Hosts.TO_SERVERS)
                .sl();
        assertEquals(
                new SlDecision(OptionalInt.empty(), 1, true, Optional.of(partition("Blue")), Optional.empty()), sl);
        assertTrue(sl.overridesPartition());
        assertFalse(sl.isRefused());
    }

    @Test
    void whileQosIsOffTheRequestsSlCountsAndElseItIs0() {
        Explainer off = new Explainer(Hosts.bound(Hosts.TO_SERVERS), SmOptions.DEFAULTS);
        PathQueryBuilder query = PathQuery.between(1, 5).serviceId(0x12).pkey(0x10);
        SlDecision ofPartition = off.explain(query.build()).sl();
        assertEquals(OptionalInt.of(0), ofPartition.answered());
        assertFalse(ofPartition.overridesPartition());
        SlDecision asked = off.explain(query.sl(9).build()).sl();
        assertEquals(OptionalInt.of(9), asked.answered());
        assertFalse(asked.isRefused());
    }

    @Test
    void anotherSlThanTheLevelsIsRefused() {
        assertTrue(explain(PathQuery.between(1, 5).sl(3)).sl().isRefused());
        assertFalse(explain(PathQuery.between(1, 5).sl(0)).sl().isRefused());
    }

    @Test
    void withoutAPkeyThePartitionIsTheFirstThatBothPortsShare() {
        assertEquals(Optional.of(partition("Blue")), partitionOf(1, 5, Hosts.DEFAULT), "0x1000 is before 0xff7f");
        assertEquals(Optional.of(partition("Default")), partitionOf(2, 5, Hosts.DEFAULT), "two limited members");
        assertEquals(Optional.of(partition("Default")), partitionOf(1, 8, Hosts.DEFAULT));
        assertEquals(Optional.empty(), partitionOf(1, 99, Hosts.DEFAULT));
    }

    @Test
    void aLevelWithPkeysChoosesAmongThem() {
        QosLevel closed = QosLevel.ofSl("closed", 1).withPkeys(Ranges.ofValues(0x7fff));
        assertEquals(Optional.of(partition("Default")), partitionOf(1, 5, closed));
    }

    @Test
    void itAgreesWithTheReferenceMatcher() {
        Random random = new Random(SEED);
        MatchRule[] rules = {Hosts.TO_SERVERS, Hosts.BLUE, Hosts.TO_SERVERS, Hosts.BLUE};
        BoundPolicy bound = Hosts.bound(rules);
        Explainer explainer = new Explainer(bound);
        ReferenceMatcher reference = new ReferenceMatcher(bound);
        for (int i = 0; i < 5000; i++) {
            PathQuery query = random(random);
            assertEquals(
                    reference.match(query.toRequest()),
                    explainer.explain(query).match(),
                    () -> "seed " + SEED + ": " + query);
        }
    }

    private static PathQuery random(Random random) {
        PathQueryBuilder query = PathQuery.between(random.nextInt(9), random.nextInt(9));
        if (random.nextBoolean()) {
            query.serviceId(0x0e + random.nextInt(0x14));
        }
        if (random.nextBoolean()) {
            query.qosClass(4 + random.nextInt(3));
        }
        if (random.nextBoolean()) {
            query.pkey(random.nextBoolean() ? 0x8010 : 0x10 + random.nextInt(2));
        }
        return query.build();
    }

    private static Optional<Partition> partitionOf(long source, long destination, QosLevel level) {
        MatchRule everything = Hosts.rule(List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
        return explain(PathQuery.between(source, destination), everything).sl().partition();
    }

    private static Partition partition(String name) {
        return Hosts.PARTITIONS.byName(name).orElseThrow();
    }

    private static Explanation explain(PathQueryBuilder query, MatchRule... rules) {
        return new Explainer(Hosts.bound(rules)).explain(query.build());
    }
}
