package org.qos.analysis.difference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** The levels that pairs of rules give; millions of pairs of rules share a few levels, which are compared once. */
final class LevelPairs {

    private final int[] levelsBefore;
    private final int[] levelsAfter;
    private final Pair[][] pairs;

    /**
     * The levels of two policies.
     *
     * @param differ whether two levels differ
     */
    LevelPairs(Policy before, Policy after, BiPredicate<QosLevel, QosLevel> differ) {
        Map<QosLevel, Integer> old = numbers(before);
        Map<QosLevel, Integer> now = numbers(after);
        levelsBefore = levels(before).mapToInt(old::get).toArray();
        levelsAfter = levels(after).mapToInt(now::get).toArray();
        pairs = old.keySet().stream()
                .map(was -> now.keySet().stream()
                        .map(is -> new Pair(was, is, differ.test(was, is)))
                        .toArray(Pair[]::new))
                .toArray(Pair[][]::new);
    }

    /** Whether the levels of two rules differ; rule 0 is the default level. */
    boolean differ(int ruleBefore, int ruleAfter) {
        return of(ruleBefore, ruleAfter).differ();
    }

    /** The levels of two rules, the same object for the same levels; rule 0 is the default level. */
    Pair of(int ruleBefore, int ruleAfter) {
        return pairs[levelsBefore[ruleBefore]][levelsAfter[ruleAfter]];
    }

    /**
     * Two levels.
     *
     * @param before that of the old policy
     * @param after that of the new policy
     * @param differ whether they differ
     */
    record Pair(QosLevel before, QosLevel after, boolean differ) {}

    private static Map<QosLevel, Integer> numbers(Policy policy) {
        List<QosLevel> distinct = levels(policy).distinct().toList();
        Map<QosLevel, Integer> numbers = new LinkedHashMap<>();
        distinct.forEach(level -> numbers.put(level, numbers.size()));
        return numbers;
    }

    /** The levels by the places of rules. */
    private static Stream<QosLevel> levels(Policy policy) {
        return Stream.concat(
                Stream.of(policy.defaultLevel()), policy.rules().stream().map(MatchRule::level));
    }
}
