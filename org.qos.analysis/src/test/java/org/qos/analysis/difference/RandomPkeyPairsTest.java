package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** Pairs of ports are those that share the P_Key, or any without a P_Key, and of many classes those of most pairs are listed; all are counted. */
class RandomPkeyPairsTest {

    private static final long SEED = 20261123;
    private static final int ROUNDS = 1_000;
    private static final Fabric FABRIC = Sides.hosts(1, RandomSides.PORTS);

    private final RandomSides random = new RandomSides(new Random(SEED));

    @Test
    void pairsAreThoseOfRequestsThatAreNotRefused() {
        int refused = 0;
        int unlisted = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ComparedSide old = Sides.side(random.policy(), FABRIC, random.partitions(), SmOptions.DEFAULTS);
            Policy policy = round % 3 == 0 ? random.changed(old.policy()) : random.policy();
            ComparedSide now = Sides.side(policy, FABRIC, random.partitions(), SmOptions.DEFAULTS);
            int limit = 1 + round % 10;
            String about = "seed " + SEED + ", round " + round + ": " + old + " -> " + now;
            PolicyDifference found = PolicyComparison.of(old, now, false, DecisionProgress.NONE, limit);
            Answers answers = new Answers(old, now);
            for (LevelChange change : found.requests()) {
                answers.check(change, about);
                refused += change.pairs().orElseThrow() == 0 ? 1 : 0;
                unlisted += change.unlisted();
            }
            int listed = found.requests().stream()
                    .mapToInt(change -> change.classes().size())
                    .sum();
            assertTrue(listed <= Math.max(limit, found.requests().size()), about);
        }
        assertTrue(refused > ROUNDS / 50, refused + " refused changes");
        assertTrue(unlisted > ROUNDS / 2, unlisted + " classes that are not listed");
    }

    /** What two sides answer to all requests. */
    private static final class Answers {

        private final ComparedSide old;
        private final ComparedSide now;
        private final PkeyTables oldTables;
        private final PkeyTables newTables;
        /** For each two rules the pairs of ports with a request that is not refused. */
        private final Map<List<Integer>, Set<List<Long>>> pairs = new HashMap<>();

        Answers(ComparedSide old, ComparedSide now) {
            this.old = old;
            this.now = now;
            oldTables = PkeyPrediction.of(old.partitions(), FABRIC, false);
            newTables = PkeyPrediction.of(now.partitions(), FABRIC, false);
            Matcher oldMatcher = matcher(old);
            Matcher newMatcher = matcher(now);
            long[] ports = LongStream.rangeClosed(1, RandomSides.PORTS).toArray();
            for (Request request : RandomSides.requests(ports)) {
                Set<List<Long>> found = pairs.computeIfAbsent(
                        List.of(
                                oldMatcher.match(request).rule(),
                                newMatcher.match(request).rule()),
                        rules -> new HashSet<>());
                if (!isRefused(request)) {
                    found.add(List.of(request.sourceGuid(), request.destinationGuid()));
                }
            }
        }

        void check(LevelChange change, String about) {
            List<Set<List<Long>>> largestFirst = pairs.entrySet().stream()
                    .filter(entry -> isOf(change, entry.getKey()))
                    .map(Map.Entry::getValue)
                    .sorted(Comparator.<Set<?>>comparingInt(Set::size).reversed())
                    .toList();
            int listed = change.classes().size();
            assertEquals(largestFirst.size(), listed + change.unlisted(), about);
            assertEquals(
                    largestFirst.stream().limit(listed).map(Set::size).toList(),
                    change.classes().stream()
                            .map(some -> (int) some.pairs().orElseThrow())
                            .toList(),
                    about);
            assertEquals(
                    largestFirst.stream().skip(listed).filter(Set::isEmpty).count(), change.unlistedRefused(), about);
            assertEquals(
                    largestFirst.stream().flatMap(Set::stream).distinct().count(),
                    change.pairs().orElseThrow(),
                    about);
            change.classes().forEach(some -> assertEquals(some.isRefused(), isRefused(some.witness()), about));
        }

        private boolean isOf(LevelChange change, List<Integer> rules) {
            return level(old, rules.get(0)).equals(change.before())
                    && level(now, rules.get(1)).equals(change.after());
        }

        private boolean isRefused(Request request) {
            int source = FABRIC.endpointIndex(request.sourceGuid());
            int destination = FABRIC.endpointIndex(request.destinationGuid());
            int first = request.pkey().orElse(1);
            int last = request.pkey().orElse(RandomSides.MAX_VALUE);
            return IntStream.rangeClosed(first, last)
                    .noneMatch(pkey ->
                            oldTables.share(source, destination, pkey) || newTables.share(source, destination, pkey));
        }

        private static Matcher matcher(ComparedSide side) {
            return new ReferenceMatcher(BoundPolicy.bind(side.policy(), FABRIC, side.partitions()));
        }

        private static QosLevel level(ComparedSide side, int rule) {
            return rule == 0
                    ? side.policy().defaultLevel()
                    : side.policy().rules().get(rule - 1).level();
        }
    }
}
