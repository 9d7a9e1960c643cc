package org.qos.analysis.difference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/**
 * Numbers the levels that a policy gives, equal levels with one number.
 *
 * @param levels the levels by number
 * @param labels the number of the level of each rule by its place, place 0 being the default level
 */
record LevelLabels(List<QosLevel> levels, int[] labels) {

    static LevelLabels of(Policy policy) {
        Map<QosLevel, Integer> numbers = new LinkedHashMap<>();
        int[] labels = Stream.concat(
                        Stream.of(policy.defaultLevel()), policy.rules().stream().map(MatchRule::level))
                .mapToInt(level -> numbers.computeIfAbsent(level, any -> numbers.size()))
                .toArray();
        return new LevelLabels(List.copyOf(numbers.keySet()), labels);
    }

    /** The level of a number. */
    QosLevel level(int label) {
        return levels.get(label);
    }

    /** The number of the level that a rule gives. */
    int ofRule(int place) {
        return labels[place];
    }
}
