package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Compares each answer with that of the reference matcher to all requests. */
class DecisionsRandomTest {

    private static final long SEED = 20261122;

    private final Random random = new Random(SEED);
    private final RandomPolicies policies = new RandomPolicies(random);

    @Test
    void outcomesAndPairsAreThoseOfAllRequests() {
        int dead = 0;
        for (int round = 0; round < 500; round++) {
            Policy policy = policies.policy();
            BoundPolicy bound = RandomPolicies.bound(policy, RandomPolicies.HOSTS);
            Decisions decisions = Decisions.of(bound);
            List<Outcome> outcomes = assertOutcomes(
                    decisions, Region.all(decisions.classes()), some -> true, Set.of(), about(round), policy);
            dead += policy.rules().size()
                    - (int) outcomes.stream()
                            .filter(outcome -> outcome.rule() > 0)
                            .count();
        }
        assertTrue(dead > 250, "only " + dead + " rules decide nothing");
    }

    @Test
    void outcomesOfARegionAreThoseOfItsRequests() {
        for (int round = 0; round < 500; round++) {
            Policy policy = policies.policy();
            BoundPolicy bound = RandomPolicies.bound(policy, RandomPolicies.HOSTS);
            Decisions decisions = Decisions.of(bound);
            Axis field = policies.field();
            Ranges values = policies.values();
            PortGroup from = policies.group("from");
            boolean isStated = random.nextBoolean();
            Region region = Region.all(decisions.classes());
            region = isStated ? region.with(field, values) : region.without(field);
            region = region.with(Axis.SOURCE, List.of(ports(from)));
            Predicate<Request> isInRegion = request -> from.portGuids().contains(request.sourceGuid())
                    && (isStated ? hasOneOf(request, field, values) : hasOneOf(request, field, Ranges.NONE));
            assertOutcomes(
                    decisions, region, isInRegion, Set.of(field), about(round) + ", " + field + " " + values, policy);
        }
    }

    @Test
    void outcomesOfTwoPoliciesAreThoseOfAllRequests() {
        for (int round = 0; round < 500; round++) {
            Policy one = policies.policy();
            Policy other = policies.changed(one);
            Decisions decisions = Decisions.of(
                    RandomPolicies.bound(one, RandomPolicies.HOSTS), RandomPolicies.bound(other, RandomPolicies.HOSTS));
            assertOutcomes(
                    decisions, Region.all(decisions.classes()), some -> true, Set.of(), about(round), one, other);
        }
    }

    @Test
    void blockersDecideWhatARuleMatches() {
        for (int round = 0; round < 500; round++) {
            Policy policy = policies.policy();
            BoundPolicy bound = RandomPolicies.bound(policy, RandomPolicies.HOSTS);
            ReferenceMatcher matcher = new ReferenceMatcher(bound);
            Decisions decisions = Decisions.of(bound);
            for (int place = 1; place <= policy.rules().size(); place++) {
                String about = about(round) + ", rule " + place + " of " + policy;
                MatchRule rule = policy.rules().get(place - 1);
                boolean isMatchable = !decisions.classes().isUnmatchable(0, place);
                List<Outcome> blockers = decisions.blockersOf(place);
                assertEquals(isMatchable && decisions.deciding(place).isEmpty(), !blockers.isEmpty(), about);
                List<MatchRule> blocking = new ArrayList<>();
                for (Outcome blocker : blockers) {
                    Request witness = blocker.witness().orElseThrow();
                    assertTrue(matcher.matches(rule, witness), about);
                    assertEquals(blocker.rule(), matcher.match(witness).rule(), about);
                    blocking.add(policy.rules().get(blocker.rule() - 1));
                }
                if (!blockers.isEmpty()) {
                    List<Request> matched = RandomPolicies.requests(policy).stream()
                            .filter(request -> matcher.matches(rule, request))
                            .toList();
                    assertTrue(
                            matched.stream().allMatch(request -> blocking.stream()
                                    .anyMatch(one -> matcher.matches(one, request))),
                            about);
                }
            }
        }
    }

    @Test
    void aRuleWithReplacementsCanBeRemoved() {
        int replaced = 0;
        for (int round = 0; round < 500; round++) {
            Policy policy = policies.policy();
            BoundPolicy bound = RandomPolicies.bound(policy, RandomPolicies.HOSTS);
            ReferenceMatcher matcher = new ReferenceMatcher(bound);
            Decisions decisions = Decisions.of(bound);
            List<Request> requests = RandomPolicies.requests(policy);
            for (int place = 1; place <= policy.rules().size(); place++) {
                int rule = place;
                List<MatchRule> others = new ArrayList<>(policy.rules());
                others.remove(rule - 1);
                ReferenceMatcher without =
                        new ReferenceMatcher(RandomPolicies.bound(RandomPolicies.policy(others), RandomPolicies.HOSTS));
                List<Match> next = requests.stream()
                        .filter(request -> matcher.match(request).rule() == rule)
                        .map(without::match)
                        .toList();
                boolean isSame = next.stream()
                        .allMatch(match -> match.rule() > 0
                                && match.level()
                                        .equals(policy.rules().get(rule - 1).level()));
                List<Integer> expected = isSame
                        ? next.stream()
                                .map(match -> match.rule() + 1)
                                .distinct()
                                .sorted()
                                .toList()
                        : List.of();
                List<Integer> found = decisions.replacementsOf(rule);
                assertEquals(expected, found, about(round) + ", rule " + rule + " of " + policy);
                replaced += found.isEmpty() ? 0 : 1;
            }
        }
        assertTrue(replaced > 50, "only " + replaced + " rules can be removed");
    }

    @Test
    void whatDecidesNothingWithoutAFabricDecidesNothingOnOne() {
        int dead = 0;
        for (int round = 0; round < 500; round++) {
            Policy policy = policies.policy();
            Decisions unknown = Decisions.of(RandomPolicies.bound(policy, Fabric.EMPTY));
            Decisions known = Decisions.of(RandomPolicies.bound(policy, RandomPolicies.HOSTS));
            for (int place = 1; place <= policy.rules().size(); place++) {
                if (unknown.deciding(place).isEmpty()) {
                    dead++;
                    assertTrue(known.deciding(place).isEmpty(), about(round) + ", rule " + place + " of " + policy);
                }
            }
        }
        assertTrue(dead > 100, "only " + dead + " rules decide nothing");
    }

    private static List<Outcome> assertOutcomes(
            Decisions decisions,
            Region region,
            Predicate<Request> isInRegion,
            Set<Axis> fields,
            String about,
            Policy... policies) {
        List<ReferenceMatcher> matchers = decisions.classes().policies().stream()
                .map(ReferenceMatcher::new)
                .toList();
        Map<String, Set<List<Long>>> expected = new TreeMap<>();
        Map<String, Integer> fewest = new TreeMap<>();
        for (Request request : RandomPolicies.requests(fields, policies)) {
            if (isInRegion.test(request)) {
                String rules = rules(matchers, request).toString();
                expected.computeIfAbsent(rules, some -> new HashSet<>())
                        .add(List.of(request.sourceGuid(), request.destinationGuid()));
                fewest.merge(rules, fields(request), Math::min);
            }
        }
        Map<String, Long> pairs = new TreeMap<>();
        List<Outcome> outcomes = decisions.outcomes(region);
        for (Outcome outcome : outcomes) {
            Request witness = outcome.witness().orElseThrow();
            String rules = outcome.rules().toString();
            assertEquals(outcome.rules(), rules(matchers, witness), about + Arrays.toString(policies));
            assertTrue(isInRegion.test(witness), about);
            assertEquals(fewest.get(rules), fields(witness), about + witness);
            pairs.put(
                    rules,
                    decisions
                            .pairs(
                                    region,
                                    outcome.rules().stream()
                                            .mapToInt(Integer::intValue)
                                            .toArray())
                            .count());
        }
        Map<String, Long> counts = new TreeMap<>();
        expected.forEach((rules, some) -> counts.put(rules, (long) some.size()));
        assertEquals(counts, pairs, about + Arrays.toString(policies));
        return outcomes;
    }

    private static List<Integer> rules(List<ReferenceMatcher> matchers, Request request) {
        return matchers.stream().map(matcher -> matcher.match(request).rule()).toList();
    }

    private static int fields(Request request) {
        return (int) Stream.of(
                        request.serviceId().isPresent(),
                        request.qosClass().isPresent(),
                        request.tclass().isPresent(),
                        request.pkey().isPresent())
                .filter(isPresent -> isPresent)
                .count();
    }

    /** Whether a request has one of some values in a field; whether it leaves the field out, for no values. */
    private static boolean hasOneOf(Request request, Axis field, Ranges values) {
        long value =
                switch (field) {
                    case SERVICE_ID -> request.serviceId().orElse(-1);
                    case QOS_CLASS -> request.qosClass().orElse(-1);
                    case TCLASS -> request.tclass().orElse(-1);
                    default -> request.pkey().orElse(-1);
                };
        return values.isEmpty() ? value == -1 : values.contains(value);
    }

    private static PortSet ports(PortGroup group) {
        return new GuidSet(group.portGuids(), true);
    }

    private static String about(int round) {
        return "seed " + SEED + ", round " + round + ": ";
    }
}
