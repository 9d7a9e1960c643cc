package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Collects the requests of each pair of rules under the pair of levels that they get. */
final class ClassesByLevels {

    private static final Comparator<RequestClass> MOST_PAIRS = Comparator.comparingLong(
                    (RequestClass found) -> found.pairs().orElse(0))
            .reversed()
            .thenComparing(RequestClass::ruleBefore)
            .thenComparing(RequestClass::ruleAfter);

    private final LevelLabels old;
    private final LevelLabels now;
    private final boolean counted;
    private final Map<List<Integer>, List<RequestClass>> classes = new HashMap<>();

    /**
     * Nothing yet.
     *
     * @param counted whether pairs of ports are real ones
     */
    ClassesByLevels(LevelLabels old, LevelLabels now, boolean counted) {
        this.old = old;
        this.now = now;
        this.counted = counted;
    }

    /** Adds the requests of two rules. */
    void add(JointDecision byRule) {
        classes.computeIfAbsent(
                        List.of(old.ofRule(byRule.before()), now.ofRule(byRule.after())), pair -> new ArrayList<>())
                .add(new RequestClass(
                        byRule.before(),
                        byRule.after(),
                        byRule.witness(),
                        counted ? OptionalLong.of(byRule.pairs()) : OptionalLong.empty()));
    }

    /** The requests that get two levels, by the numbers of these, those of most pairs of ports first. */
    List<RequestClass> of(int before, int after) {
        return classes.getOrDefault(List.of(before, after), List.of()).stream()
                .sorted(MOST_PAIRS)
                .toList();
    }
}
