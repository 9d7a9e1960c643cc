package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.analysis.partition.AnsweredPairs;
import org.qos.runtime.policy.QosLevel;

/**
 * Collects the requests of each pair of rules under the pair of levels that they get. Of each pair of rules only its numbers are
 * kept: policies that have little in common differ in hundreds of thousands of them.
 */
final class ClassesByLevels {

    private static final Comparator<LevelChange> MOST_PAIRS_OF_LEVELS = Comparator.comparingLong(
                    (LevelChange change) -> change.pairs().orElse(0))
            .reversed();

    private final AnsweredPairs pkeys;
    private final WitnessEnds ends;
    private final boolean counted;
    private final int maxClasses;
    /** By identity, which is faster. */
    private final Map<LevelPairs.Pair, RulePairs> byLevels = new IdentityHashMap<>();

    private final List<LevelPairs.Pair> order = new ArrayList<>();

    /**
     * Nothing yet.
     *
     * @param pkeys which requests are not refused
     * @param ends what chooses the ends of witnesses
     * @param counted whether pairs of ports are real ones
     * @param maxClasses how many classes are listed; of more, each pair of levels lists those of most pairs of ports
     */
    ClassesByLevels(AnsweredPairs pkeys, WitnessEnds ends, boolean counted, int maxClasses) {
        this.pkeys = pkeys;
        this.ends = ends;
        this.counted = counted;
        this.maxClasses = maxClasses;
    }

    /** Adds the requests of two rules, which get two levels. */
    void add(int ruleBefore, int ruleAfter, LevelPairs.Pair levels) {
        byLevels.computeIfAbsent(levels, some -> {
                    order.add(some);
                    return new RulePairs();
                })
                .add(ruleBefore, ruleAfter);
    }

    /**
     * The changes of levels, those of most pairs of ports first.
     *
     * @param lowered how the change from one level to another lowers what requests get
     * @param progress hears of how many classes the pairs of ports are counted
     */
    List<LevelChange> changes(BiFunction<QosLevel, QosLevel, Set<Lowering>> lowered, DecisionProgress progress) {
        int all = byLevels.values().stream().mapToInt(RulePairs::size).sum();
        int listed = all <= maxClasses ? all : Math.max(1, maxClasses / byLevels.size());
        List<LevelChange> changes = new ArrayList<>();
        int[] done = {0};
        order.forEach(levels -> {
            RulePairs found = byLevels.get(levels);
            Counted classes = count(found, listed, () -> progress.counted(++done[0], all));
            QosLevel before = levels.before();
            QosLevel after = levels.after();
            changes.add(new LevelChange(
                    before,
                    after,
                    LevelAspect.differing(before, after),
                    counted && classes.refused() == found.size() ? Set.of() : lowered.apply(before, after),
                    counted ? OptionalLong.of(classes.pairs().count()) : OptionalLong.empty(),
                    classes.exact(),
                    classes.largest().list().stream().map(this::withWitness).toList(),
                    found.size() - classes.largest().size(),
                    counted ? classes.refused() - classes.largest().refused() : 0));
        });
        return changes.stream().sorted(MOST_PAIRS_OF_LEVELS).toList();
    }

    private Counted count(RulePairs found, int listed, Runnable onCounted) {
        LargestClasses largest = new LargestClasses(listed);
        PortPairs union = pkeys.decisions().noPairs(Region.all(pkeys.decisions().classes()));
        int refused = 0;
        boolean exact = true;
        for (long rules : found.all()) {
            int before = RulePairs.before(rules);
            int after = RulePairs.after(rules);
            long pairs = 0;
            if (counted) {
                PortPairs some = pkeys.pairs(before, after);
                pairs = some.count();
                union.addAll(some);
                refused += pairs == 0 ? 1 : 0;
                exact &= pkeys.isExact(before, after);
                onCounted.run();
            }
            largest.add(new CountedRules(before, after, pairs));
        }
        return new Counted(largest, union, exact, refused);
    }

    private RequestClass withWitness(CountedRules rules) {
        int before = rules.before();
        int after = rules.after();
        return new RequestClass(
                before,
                after,
                ends.of(pkeys.some(before, after)),
                counted ? OptionalLong.of(rules.pairs()) : OptionalLong.empty(),
                pkeys.isExact(before, after));
    }

    /**
     * Classes of one pair of levels.
     *
     * @param largest those of most pairs of ports
     * @param pairs the pairs of ports of all, each once
     * @param exact whether these are all exact
     * @param refused how many classes have no pair of ports
     */
    private record Counted(LargestClasses largest, PortPairs pairs, boolean exact, int refused) {}

    /** Pairs of rules by their numbers. */
    private static final class RulePairs {

        private final LongStream.Builder all = LongStream.builder();
        private int size;

        private void add(int before, int after) {
            all.add((long) before << Integer.SIZE | after);
            size++;
        }

        private int size() {
            return size;
        }

        private long[] all() {
            return all.build().toArray();
        }

        private static int before(long rules) {
            return (int) (rules >> Integer.SIZE);
        }

        private static int after(long rules) {
            return (int) rules;
        }
    }
}
