package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Counts steps instead of time. */
class DecisionGrowthTest {

    private static final int FEW = 1_000;
    private static final int MANY = 4_000;
    private static final List<PortGroup> GROUPS = IntStream.range(0, 200)
            .mapToObj(i -> PortGroup.ofGuids("g" + i, Ranges.ofValues(1 + i % 3, 1 + i * 7L % 3)))
            .toList();

    @Test
    void stepsGrowWithTheNumberOfRules() {
        assertGrowth("of one Service-ID each", i -> services(Range.of(i * 3L)));
        assertGrowth("of ranges that overlap", i -> services(new Range(i, i + 100_000L)));
        assertGrowth("of ranges, the next around the one before", i -> services(new Range(200_000L - i, 200_000L + i)));
        assertGrowth("of ranges, the next in the one before", i -> services(new Range(1_000L + i, 200_000L - i)));
        assertGrowth("of two ranges", i -> services(Range.of(1), new Range(1000L + i, 200_000L + i)));
        assertGrowth("between groups", i -> ends(GROUPS.get(i % 200), GROUPS.get(i / 200 % 200), Ranges.NONE));
        assertGrowth("of a group and a P_Key", i -> ends(GROUPS.get(i % 200), GROUPS.get(i % 7), Ranges.ofValues(i)));
    }

    /** Four times the rules cost at most eight times the steps, which are few for each rule. */
    private static void assertGrowth(String kind, IntFunction<MatchRule> rule) {
        long few = steps(FEW, rule);
        long many = steps(MANY, rule);
        String about = "rules " + kind + ": " + few + " and " + many + " steps";
        assertTrue(many <= 8 * few, about);
        assertTrue(many <= 100L * MANY, about);
    }

    private static long steps(int size, IntFunction<MatchRule> rule) {
        List<MatchRule> rules = IntStream.range(0, size).mapToObj(rule).toList();
        BoundPolicy bound = RandomPolicies.bound(RandomPolicies.policy(rules), RandomPolicies.HOSTS);
        Decisions decisions = Decisions.of(bound);
        decisions.outcomes(Region.all(decisions.classes()));
        IntStream.rangeClosed(1, size).forEach(decisions::blockersOf);
        return decisions.steps();
    }

    private static MatchRule services(Range... ids) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.of(ids), Ranges.NONE, Ranges.NONE, Ranges.NONE, RandomPolicies.GOLD);
    }

    private static MatchRule ends(PortGroup source, PortGroup destination, Ranges pkeys) {
        return new MatchRule(
                "",
                List.of(source),
                List.of(destination),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                pkeys,
                RandomPolicies.GOLD);
    }
}
