package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.PortPairs;
import org.qos.analysis.decision.Region;
import org.qos.runtime.match.Request;
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
    private final UsablePkeys pkeys;
    private final WitnessEnds ends;
    private final boolean counted;
    private final int maxClasses;
    private final Map<List<QosLevel>, List<Outcome>> byLevels = new LinkedHashMap<>();

    /**
     * Nothing yet.
     *
     * @param decisions the decisions of both policies
     * @param pkeys which requests are not refused
     * @param ends what chooses the ends of witnesses
     * @param counted whether pairs of ports are real ones
     * @param maxClasses how many classes are listed with their pairs of ports; of more, each pair of levels has its part
     */
    ClassesByLevels(Decisions decisions, UsablePkeys pkeys, WitnessEnds ends, boolean counted, int maxClasses) {
        this.decisions = decisions;
        this.pkeys = pkeys;
        this.ends = ends;
        this.counted = counted;
        this.maxClasses = maxClasses;
    }

    /** Adds the requests of two rules, which get two levels. */
    void add(Outcome found, QosLevel before, QosLevel after) {
        byLevels.computeIfAbsent(List.of(before, after), levels -> new ArrayList<>())
                .add(found);
    }

    /**
     * The changes of levels, those of most pairs of ports first.
     *
     * @param lowered how the change from one level to another lowers what requests get
     * @param progress hears of how many classes the pairs of ports are counted
     */
    List<LevelChange> changes(BiFunction<QosLevel, QosLevel, Set<Lowering>> lowered, DecisionProgress progress) {
        int all = byLevels.values().stream().mapToInt(List::size).sum();
        int listed = all <= maxClasses ? all : Math.max(1, maxClasses / byLevels.size());
        List<LevelChange> changes = new ArrayList<>();
        AtomicInteger done = new AtomicInteger();
        int wanted = byLevels.values().stream()
                .mapToInt(found -> Math.min(listed, found.size()))
                .sum();
        byLevels.forEach((levels, found) -> {
            QosLevel before = levels.get(0);
            QosLevel after = levels.get(1);
            Listed classes = list(
                    found.subList(0, Math.min(listed, found.size())),
                    () -> progress.counted(done.incrementAndGet(), wanted));
            boolean refused = found.size() == classes.classes().size()
                    && classes.classes().stream().allMatch(RequestClass::isRefused);
            changes.add(new LevelChange(
                    before,
                    after,
                    LevelAspect.differing(before, after),
                    refused ? Set.of() : lowered.apply(before, after),
                    classes.pairs(),
                    classes.classes().stream().sorted(MOST_PAIRS).toList(),
                    found.size() - classes.classes().size()));
        });
        return changes.stream().sorted(MOST_PAIRS_OF_LEVELS).toList();
    }

    private Listed list(List<Outcome> found, Runnable onCounted) {
        List<RequestClass> classes = new ArrayList<>();
        Optional<PortPairs> union = Optional.empty();
        for (Outcome outcome : found) {
            int ruleBefore = outcome.rules().get(0);
            int ruleAfter = outcome.rules().get(1);
            Optional<Request> usable = pkeys.some(outcome);
            OptionalLong count = counted ? OptionalLong.of(0) : OptionalLong.empty();
            if (counted && usable.isPresent()) {
                PortPairs pairs = decisions.pairs(Region.all(decisions.classes()), ruleBefore, ruleAfter);
                count = OptionalLong.of(pairs.count());
                union.ifPresent(all -> all.addAll(pairs));
                union = union.or(() -> Optional.of(pairs));
            }
            if (counted) {
                onCounted.run();
            }
            Request witness = usable.or(outcome::witness).orElseThrow();
            classes.add(new RequestClass(ruleBefore, ruleAfter, ends.of(witness), count));
        }
        long pairs = union.map(PortPairs::count).orElse(0L);
        return new Listed(classes, counted ? OptionalLong.of(pairs) : OptionalLong.empty());
    }

    /** Classes and between how many pairs of ports they are, each pair counted once. */
    private record Listed(List<RequestClass> classes, OptionalLong pairs) {}
}
