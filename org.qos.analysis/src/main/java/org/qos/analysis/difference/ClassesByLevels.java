package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.runtime.policy.QosLevel;

/** Collects the requests of each pair of rules under the pair of levels that they get. */
final class ClassesByLevels {

    private static final Comparator<RequestClass> MOST_PAIRS = Comparator.comparingLong(
                    (RequestClass found) -> found.pairs().orElse(0))
            .reversed()
            .thenComparing(RequestClass::ruleBefore)
            .thenComparing(RequestClass::ruleAfter);

    private static final Comparator<LevelChange> MOST_PAIRS_OF_LEVELS = Comparator.comparingLong(
                    (LevelChange change) -> change.pairs().orElse(0))
            .reversed();

    private final Decisions decisions;
    private final Region all;
    private final WitnessEnds ends;
    private final boolean counted;
    private final Map<List<QosLevel>, Collected> byLevels = new LinkedHashMap<>();

    /**
     * Nothing yet.
     *
     * @param decisions the decisions of both policies
     * @param ends what chooses the ends of witnesses
     * @param counted whether pairs of ports are real ones
     */
    ClassesByLevels(Decisions decisions, WitnessEnds ends, boolean counted) {
        this.decisions = decisions;
        this.ends = ends;
        this.all = Region.all(decisions.classes());
        this.counted = counted;
    }

    /** Adds the requests of two rules, which get two levels. */
    void add(Outcome found, QosLevel before, QosLevel after) {
        int ruleBefore = found.rules().get(0);
        int ruleAfter = found.rules().get(1);
        Collected collected = byLevels.computeIfAbsent(List.of(before, after), levels -> new Collected());
        collected.classes.add(new RequestClass(
                ruleBefore,
                ruleAfter,
                ends.of(found.witness().orElseThrow()),
                pairs(collected, ruleBefore, ruleAfter)));
    }

    private OptionalLong pairs(Collected collected, int ruleBefore, int ruleAfter) {
        if (!counted) {
            return OptionalLong.empty();
        }
        PortPairs pairs = decisions.pairs(all, ruleBefore, ruleAfter);
        long count = pairs.count();
        collected.add(pairs);
        return OptionalLong.of(count);
    }

    /**
     * The changes of levels, those of most pairs of ports first.
     *
     * @param lowered how the change from one level to another lowers what requests get
     */
    List<LevelChange> changes(BiFunction<QosLevel, QosLevel, Set<Lowering>> lowered) {
        return byLevels.entrySet().stream()
                .map(entry -> change(entry.getKey().get(0), entry.getKey().get(1), entry.getValue(), lowered))
                .sorted(MOST_PAIRS_OF_LEVELS)
                .toList();
    }

    private LevelChange change(
            QosLevel before,
            QosLevel after,
            Collected collected,
            BiFunction<QosLevel, QosLevel, Set<Lowering>> lowered) {
        return new LevelChange(
                before,
                after,
                LevelAspect.differing(before, after),
                lowered.apply(before, after),
                collected.count(),
                collected.classes.stream().sorted(MOST_PAIRS).toList());
    }

    /** What two levels have in common. */
    private static final class Collected {

        private final List<RequestClass> classes = new ArrayList<>();
        private Optional<PortPairs> pairs = Optional.empty();

        /** Adds pairs of ports, each counted once. */
        void add(PortPairs others) {
            pairs.ifPresent(some -> some.addAll(others));
            pairs = pairs.or(() -> Optional.of(others));
        }

        OptionalLong count() {
            return pairs.map(PortPairs::count).map(OptionalLong::of).orElse(OptionalLong.empty());
        }
    }
}
