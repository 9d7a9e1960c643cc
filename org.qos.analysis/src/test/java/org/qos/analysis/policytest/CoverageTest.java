package org.qos.analysis.policytest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.analysis.policytest.RuleCoverage.CriterionCoverage;
import org.qos.analysis.policytest.RuleCoverage.Gap;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Ranges;

/** What counts as covered, and whether the reasons are true, against all requests of random policies. */
class CoverageTest {

    private static final long SEED = 20_261_123;
    private static final int POLICIES = 400;
    private static final List<Request> REQUESTS = SmallSite.requests();

    private final Random random = new Random(SEED);

    @Test
    void reasonsAreTrue() {
        System.out.println("CoverageTest: seed " + SEED);
        int[] gaps = new int[2];
        for (int i = 0; i < POLICIES; i++) {
            BoundPolicy policy = SmallSite.random(random);
            for (RuleCoverage rule : asked(policy, random.nextInt(4)).report(DecisionProgress.NONE)) {
                rule.gap().ifPresent(gap -> {
                    gaps[gap instanceof Gap.NeverAsked ? 0 : 1]++;
                    compare(policy, rule.place(), gap);
                });
                rule.criteria().forEach(criterion -> compare(policy, rule.place(), criterion));
            }
        }
        assertFalse(
                gaps[0] < POLICIES / 4 || gaps[1] < POLICIES / 20, gaps[0] + " never asked, " + gaps[1] + " others");
    }

    /** Which requests OpenSM answers depends on the level that they get, not on that of the rule. */
    @Test
    void reasonsAreTrueWithPartitionsAndLevelsThatHavePkeys() {
        int[] gaps = new int[3];
        for (int i = 0; i < POLICIES; i++) {
            BoundPolicy policy = SmallSite.randomWithPkeys(random);
            ReferenceMatcher matcher = new ReferenceMatcher(policy);
            SharedPkeys shared = new SharedPkeys(policy.partitions(), policy.fabric());
            Predicate<Request> isAnswered = request ->
                    !shared.isUnanswered(request, matcher.match(request).level());
            for (RuleCoverage rule : new Coverage(policy).report(DecisionProgress.NONE)) {
                rule.gap()
                        .filter(gap -> !(gap instanceof Gap.Shadowed))
                        .ifPresent(gap -> gaps[
                                compare(
                                        gap,
                                        isAnswered,
                                        request -> matcher.match(request).rule() == rule.place())]++);
                rule.criteria().stream()
                        .filter(criterion -> criterion.gap().isPresent())
                        .forEach(criterion -> gaps[
                                compare(
                                        criterion.gap().get(),
                                        isAnswered,
                                        request -> isDecidedBy(policy, rule.place(), criterion.field(), request))]++);
            }
        }
        assertTrue(Arrays.stream(gaps).allMatch(count -> count > POLICIES / 20), Arrays.toString(gaps));
    }

    /** 0 for a request that covers it and is answered, 1 for requests that are all refused, 2 for none. */
    private static int compare(Gap gap, Predicate<Request> isAnswered, Predicate<Request> covers) {
        List<Request> covering = REQUESTS.stream().filter(covers).toList();
        int expected = covering.isEmpty() ? 2 : covering.stream().anyMatch(isAnswered) ? 0 : 1;
        assertEquals(expected, gap instanceof Gap.NeverAsked ? 0 : gap instanceof Gap.Refused ? 1 : 2, gap::toString);
        gap.covering().ifPresent(request -> assertTrue(covers.and(isAnswered).test(request), gap::toString));
        return expected;
    }

    @Test
    void criteriaOfLongPoliciesAreExamined() {
        List<MatchRule> rules = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            rules.add(SmallSite.rule(
                    "",
                    List.of(SmallSite.LOW),
                    List.of(),
                    Ranges.ofValues(i),
                    Ranges.NONE,
                    Ranges.NONE,
                    SmallSite.GOLD));
        }
        assertTrue(new Coverage(SmallSite.bound(rules))
                .report(DecisionProgress.NONE).stream()
                        .flatMap(rule -> rule.criteria().stream())
                        .allMatch(criterion ->
                                criterion.gap().orElseThrow().covering().isPresent()));
    }

    @Test
    void askingForEverythingCoversAllThatIsPossible() {
        for (int i = 0; i < POLICIES / 10; i++) {
            BoundPolicy policy = SmallSite.random(random);
            Coverage coverage = new Coverage(policy);
            REQUESTS.forEach(coverage::asked);
            for (RuleCoverage rule : coverage.report(DecisionProgress.NONE)) {
                assertFalse(
                        rule.gap().filter(Gap.NeverAsked.class::isInstance).isPresent(),
                        () -> policy.policy() + " " + rule);
            }
        }
    }

    private Coverage asked(BoundPolicy policy, int requests) {
        Coverage coverage = new Coverage(policy);
        for (int i = 0; i < requests; i++) {
            coverage.asked(REQUESTS.get(random.nextInt(REQUESTS.size())));
        }
        return coverage;
    }

    private static void compare(BoundPolicy policy, int place, Gap gap) {
        if (gap instanceof Gap.NeverAsked never) {
            Coverage coverage = new Coverage(policy);
            coverage.asked(never.request().orElseThrow());
            assertTrue(
                    coverage.report(DecisionProgress.NONE).get(place - 1).covered(), () -> policy.policy() + " " + gap);
            return;
        }
        boolean decides = REQUESTS.stream()
                .anyMatch(request -> new ReferenceMatcher(policy).match(request).rule() == place);
        assertFalse(decides, () -> policy.policy() + " rule " + place + ": " + gap);
        if (gap instanceof Gap.Shadowed shadowed) {
            assertTrue(shadowed.rules().stream().allMatch(rule -> rule < place), gap::toString);
            assertFalse(shadowed.rules().isEmpty(), gap::toString);
        }
    }

    private static void compare(BoundPolicy policy, int place, CriterionCoverage criterion) {
        if (criterion.gap().isEmpty()) {
            return;
        }
        boolean differs = REQUESTS.stream().anyMatch(request -> isDecidedBy(policy, place, criterion.field(), request));
        assertEquals(
                differs,
                criterion.gap().get() instanceof Gap.NeverAsked,
                () -> policy.policy() + " rule " + place + ": " + criterion);
        if (criterion.gap().get() instanceof Gap.NeverAsked never) {
            assertTrue(
                    isDecidedBy(
                            policy, place, criterion.field(), never.request().orElseThrow()),
                    criterion::toString);
        }
    }

    /** Whether a request reaches a rule that does not match it because of one criterion alone. */
    private static boolean isDecidedBy(BoundPolicy policy, int place, Field field, Request request) {
        List<MatchRule> rules = policy.policy().rules();
        ReferenceMatcher matcher = new ReferenceMatcher(policy);
        MatchRule rule = rules.get(place - 1);
        return rules.subList(0, place).stream().noneMatch(earlier -> matcher.matches(earlier, request))
                && matcher.matches(without(rule, field), request);
    }

    /** The rule without one of its criteria. */
    private static MatchRule without(MatchRule rule, Field field) {
        return new MatchRule(
                rule.use(),
                field == Field.SOURCE ? List.of() : rule.sources(),
                field == Field.DESTINATION ? List.of() : rule.destinations(),
                field == Field.SERVICE_ID ? Ranges.NONE : rule.serviceIds(),
                field == Field.QOS_CLASS ? Ranges.NONE : rule.qosClasses(),
                field == Field.TCLASS ? Ranges.NONE : rule.tclasses(),
                field == Field.PKEY ? Ranges.NONE : rule.pkeys(),
                rule.level());
    }
}
