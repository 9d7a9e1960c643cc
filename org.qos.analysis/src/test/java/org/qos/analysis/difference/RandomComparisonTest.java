package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** Compares what a comparison finds with the answers of the reference matcher to all requests. */
class RandomComparisonTest {

    private static final long SEED = 20261122;
    private static final int ROUNDS = 2_000;

    private final RandomSides random = new RandomSides(new Random(SEED));

    @Test
    void changesAndPairsAreThoseOfAllRequestsOnOneFabric() {
        Fabric fabric = Sides.hosts(1, RandomSides.PORTS);
        assertAll(fabric, fabric, LongStream.rangeClosed(1, RandomSides.PORTS).toArray());
    }

    @Test
    void changesAndPairsAreThoseBetweenThePortsOfTwoFabrics() {
        assertAll(Sides.hosts(1, 4), Sides.hosts(2, 5), 2, 3, 4);
    }

    @Test
    void changesAreThoseOfAllRequestsWithoutAFabric() {
        int changed = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Policy old = random.policy();
            Policy now = random.changed(old);
            long[] guids = LongStream.rangeClosed(1, RandomSides.PORTS + 3).toArray();
            Map<List<QosLevel>, Set<List<Long>>> expected = new HashMap<>();
            byRules(old, now, Sides.hosts(1, guids.length), Sides.hosts(1, guids.length), guids)
                    .forEach((rules, pairs) -> {
                        QosLevel was = level(old, rules.get(0));
                        QosLevel is = level(now, rules.get(1));
                        if (differ(was, is)) {
                            expected.computeIfAbsent(List.of(was, is), levels -> new HashSet<>())
                                    .addAll(pairs);
                        }
                    });
            PolicyDifference found = compared(old, now, Fabric.EMPTY, Fabric.EMPTY);
            Set<List<QosLevel>> levels = new HashSet<>();
            found.requests().forEach(change -> levels.add(List.of(change.before(), change.after())));
            assertEquals(expected.keySet(), levels, about(round, old, now));
            changed += levels.size();
        }
        assertTrue(changed > ROUNDS / 2, changed + " changes");
    }

    private void assertAll(Fabric before, Fabric after, long... ports) {
        int changed = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Policy old = random.policy();
            Policy now = random.changed(old);
            Supplier<String> about = about(round, old, now);
            Map<List<Integer>, Set<List<Long>>> expected = byRules(old, now, before, after, ports);
            Map<List<QosLevel>, Set<List<Long>>> byLevels = new HashMap<>();
            expected.forEach((rules, pairs) -> byLevels.computeIfAbsent(
                            List.of(level(old, rules.get(0)), level(now, rules.get(1))), levels -> new HashSet<>())
                    .addAll(pairs));
            byLevels.keySet().removeIf(levels -> !differ(levels.get(0), levels.get(1)));
            PolicyDifference found = compared(old, now, before, after);
            Matcher oldMatcher = matcher(old, before);
            Matcher newMatcher = matcher(now, after);
            Map<List<QosLevel>, Long> counts = new HashMap<>();
            int classes = 0;
            for (LevelChange change : found.requests()) {
                counts.put(
                        List.of(change.before(), change.after()), change.pairs().orElseThrow());
                for (RequestClass some : change.classes()) {
                    List<Integer> rules = List.of(some.ruleBefore(), some.ruleAfter());
                    Request witness = some.witness();
                    assertEquals(
                            rules,
                            List.of(
                                    oldMatcher.match(witness).rule(),
                                    newMatcher.match(witness).rule()),
                            () -> about.get() + witness);
                    assertEquals(expected.get(rules).size(), some.pairs().orElseThrow(), () -> about.get() + rules);
                    classes++;
                }
            }
            Map<List<QosLevel>, Long> expectedCounts = new HashMap<>();
            byLevels.forEach((levels, pairs) -> expectedCounts.put(levels, (long) pairs.size()));
            assertEquals(expectedCounts, counts, about);
            assertEquals(
                    expected.keySet().stream()
                            .filter(rules -> differ(level(old, rules.get(0)), level(now, rules.get(1))))
                            .count(),
                    classes,
                    about);
            changed += counts.size();
        }
        assertTrue(changed > ROUNDS / 2, changed + " changes");
    }

    /** The pairs of ports with a request that two rules decide, by the places of the rules. */
    private static Map<List<Integer>, Set<List<Long>>> byRules(
            Policy old, Policy now, Fabric before, Fabric after, long... ports) {
        Matcher oldMatcher = matcher(old, before);
        Matcher newMatcher = matcher(now, after);
        Map<List<Integer>, Set<List<Long>>> found = new HashMap<>();
        for (Request request : RandomSides.requests(ports)) {
            found.computeIfAbsent(
                            List.of(
                                    oldMatcher.match(request).rule(),
                                    newMatcher.match(request).rule()),
                            rules -> new HashSet<>())
                    .add(List.of(request.sourceGuid(), request.destinationGuid()));
        }
        return found;
    }

    private static PolicyDifference compared(Policy old, Policy now, Fabric before, Fabric after) {
        return PolicyComparison.of(Sides.side(old, before), Sides.side(now, after), false, DecisionProgress.NONE);
    }

    private static Matcher matcher(Policy policy, Fabric fabric) {
        return new ReferenceMatcher(BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE));
    }

    private static QosLevel level(Policy policy, int rule) {
        return rule == 0 ? policy.defaultLevel() : policy.rules().get(rule - 1).level();
    }

    /** What a path gets of the levels of {@link RandomSides}. */
    private static boolean differ(QosLevel was, QosLevel is) {
        return was.sl() != is.sl() || !was.rateLimit().equals(is.rateLimit());
    }

    private static Supplier<String> about(int round, Policy old, Policy now) {
        return () -> "seed " + SEED + ", round " + round + ": " + old.rules() + " -> " + now.rules() + " ";
    }
}
