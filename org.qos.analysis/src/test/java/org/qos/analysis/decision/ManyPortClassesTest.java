package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Policies whose groups tell nearly all ports apart: each answer is that of the reference matcher to all requests. */
class ManyPortClassesTest {

    private static final long SEED = 20261127;
    private static final int PORTS = 40;
    private static final int GROUPS = 10;
    private static final int ROUNDS = 40;
    private static final Fabric HOSTS = RandomPolicies.hosts(PORTS);

    private final Random random = new Random(SEED);

    @Test
    void combinationsAndPairsAreThoseOfAllRequests() {
        long classes = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Policy policy = policy();
            String about = "seed " + SEED + ", round " + round + ": " + policy.rules();
            BoundPolicy bound = RandomPolicies.bound(policy, HOSTS);
            Decisions decisions = Decisions.of(bound);
            Region all = Region.all(decisions.classes());
            classes = Math.max(classes, decisions.classes().count(Axis.SOURCE));

            Map<Integer, Set<List<Long>>> expected = pairs(bound);

            Set<Integer> rules = new HashSet<>();
            decisions.combinations(all, some -> true, found -> rules.add(found[0]));
            assertEquals(expected.keySet(), rules, about);
            expected.forEach((rule, pairs) ->
                    assertEquals(pairs.size(), decisions.pairs(all, rule).count(), about + ", rule " + rule));
        }
        assertTrue(classes > 32, classes + " classes of sources");
    }

    /** The pairs of ports between which each rule decides some request. */
    private static Map<Integer, Set<List<Long>>> pairs(BoundPolicy bound) {
        ReferenceMatcher matcher = new ReferenceMatcher(bound);
        Map<Integer, Set<List<Long>>> pairs = new TreeMap<>();
        for (long source = 1; source <= PORTS; source++) {
            for (long destination = 1; destination <= PORTS; destination++) {
                for (OptionalLong service :
                        List.of(OptionalLong.empty(), OptionalLong.of(1), OptionalLong.of(2), OptionalLong.of(3))) {
                    Request request = new Request(
                            source,
                            destination,
                            service,
                            OptionalInt.empty(),
                            OptionalInt.empty(),
                            OptionalInt.empty());
                    pairs.computeIfAbsent(matcher.match(request).rule(), some -> new HashSet<>())
                            .add(List.of(source, destination));
                }
            }
        }
        return pairs;
    }

    private Policy policy() {
        List<PortGroup> groups =
                IntStream.range(0, GROUPS).mapToObj(i -> group("g" + i)).toList();
        return RandomPolicies.policy(Stream.generate(() -> rule(groups))
                .limit(5 + random.nextInt(10))
                .toList());
    }

    private PortGroup group(String name) {
        return PortGroup.ofGuids(
                name,
                Ranges.ofValues(LongStream.rangeClosed(1, PORTS)
                        .filter(port -> random.nextInt(3) > 0)
                        .toArray()));
    }

    private MatchRule rule(List<PortGroup> groups) {
        return new MatchRule(
                "",
                end(groups),
                end(groups),
                random.nextBoolean() ? Ranges.NONE : Ranges.ofValues(1 + random.nextInt(3)),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                random.nextBoolean() ? RandomPolicies.GOLD : RandomPolicies.SILVER);
    }

    private List<PortGroup> end(List<PortGroup> groups) {
        return random.nextInt(4) == 0 ? List.of() : List.of(groups.get(random.nextInt(groups.size())));
    }
}
