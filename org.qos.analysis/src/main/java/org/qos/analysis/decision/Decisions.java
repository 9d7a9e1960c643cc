package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.match.BoundPolicy;

/**
 * Which rules decide which requests, for one policy or for several together. Answers hold for all requests, not for a
 * sample: exactly if a fabric is known ({@link RequestClasses#isExact}).
 *
 * <p>Long questions stop with a {@link java.util.concurrent.CancellationException} when the thread is interrupted,
 * and with a {@link DecisionLimitException} when a single rule takes too many steps.
 */
public final class Decisions {

    /** Steps for one rule; nearly all rules take fewer than a hundred. */
    private static final long MAX_STEPS = 2_000_000;

    /** The search for replacements goes through all later rules for each rule. */
    private static final int MAX_REPLACED_RULES = 5_000;

    private static final long MAX_REPLACEMENT_STEPS = 2_000;

    private final RequestClasses classes;
    private final List<ToIntFunction<int[]>> matchers;
    /** For each policy what finds the rules that accept something of a box. */
    private final List<RuleIndex> indexes;

    private final DecisionProgress progress;
    private final LongAdder steps = new LongAdder();

    private Decisions(RequestClasses classes, DecisionProgress progress) {
        this.classes = classes;
        this.progress = progress;
        this.matchers = IntStream.range(0, classes.policies().size())
                .<ToIntFunction<int[]>>mapToObj(policy -> new ClassMatcher(classes, policy))
                .toList();
        this.indexes = IntStream.range(0, classes.policies().size())
                .mapToObj(policy -> new RuleIndex(classes, policy))
                .toList();
    }

    /** The decisions of some policies on one fabric, or of one policy. */
    public static Decisions of(BoundPolicy... policies) {
        return of(RequestClasses.of(policies), DecisionProgress.NONE);
    }

    /** The decisions of the policies of some classes. */
    public static Decisions of(RequestClasses classes, DecisionProgress progress) {
        return new Decisions(classes, progress);
    }

    /** The classes of requests. */
    public RequestClasses classes() {
        return classes;
    }

    /** What happens to the requests of a region: each combination of deciding rules, one rule for each policy. */
    public List<Outcome> outcomes(Region region) {
        return outcomes(region, rules -> true);
    }

    /**
     * The same, for some combinations of rules only.
     *
     * @param isWanted receives the place of the rule of each policy, from 1, or 0 where no rule matches
     */
    public List<Outcome> outcomes(Region region, Predicate<int[]> isWanted) {
        List<Outcome> all = new ArrayList<>();
        enumerate(region, isWanted, (rules, numbers) -> all.add(outcome(region, rules, numbers)));
        return all;
    }

    /**
     * The same without a request of each combination, for so many combinations that they are not to be kept.
     *
     * @param found receives the place of the rule of each policy, from 1, or 0 where no rule matches
     */
    public void combinations(Region region, Predicate<int[]> isWanted, Consumer<int[]> found) {
        enumerate(region, isWanted, (rules, numbers) -> found.accept(rules));
    }

    private void enumerate(Region region, Predicate<int[]> isWanted, BiConsumer<int[], int[]> found) {
        Enumeration enumeration = new Enumeration(region, isWanted, found);
        box(region).ifPresent(box -> enumerate(enumeration, box, anyRules(), 0));
    }

    /** Some requests of a region that certain rules decide, one rule for each policy; empty if there are none. */
    public Optional<Outcome> outcome(Region region, int... rules) {
        return box(region, rules)
                .flatMap(box -> new BoxSearch(matchers, region, rules, new Steps(MAX_STEPS, steps)).find(box))
                .map(numbers -> outcome(region, rules, numbers));
    }

    /** The requests that a rule of the first policy decides; empty if there are none. */
    public Optional<Outcome> deciding(int rule) {
        return outcome(Region.all(classes), with(anyRules(), 0, rule));
    }

    /**
     * The rules of the only policy that together match all requests of a rule before it is tried, in the order of
     * evaluation, each with a request of the rule that it decides. Empty if the rule decides a request, or none can
     * match it.
     */
    public List<Outcome> blockersOf(int rule) {
        Region all = Region.all(classes);
        BoxSearch search = new BoxSearch(matchers, all, new int[] {rule}, new Steps(MAX_STEPS, steps));
        Optional<Box> box = box(all, rule);
        if (box.isEmpty() || search.find(box.get()).isPresent()) {
            return List.of();
        }
        return new TreeMap<>(search.blockers())
                .entrySet().stream()
                        .map(blocker -> outcome(all, new int[] {blocker.getKey()}, blocker.getValue()))
                        .toList();
    }

    /**
     * The first rule of the only policy before another one that decides a request which the other one matches, with this
     * request; empty if there is none, or if the classes are not exact.
     *
     * @param isWanted which of the earlier rules are of interest, by their places from 1
     */
    public Optional<Outcome> deciderBefore(int rule, IntPredicate isWanted) {
        Region all = Region.all(classes);
        Steps limit = new Steps(MAX_STEPS, steps);
        return box(all, rule).filter(box -> classes.isExact()).stream()
                .flatMap(box -> Arrays.stream(indexes.get(0).intersecting(box, rule - 1))
                        .filter(isWanted)
                        .mapToObj(earlier -> first(all, box.and(0, earlier), earlier, limit))
                        .flatMap(Optional::stream))
                .findFirst();
    }

    /** A request of a region that a rule of the only policy matches and another one decides; empty if there is none. */
    public Optional<Outcome> matchedAndDecided(Region region, int rule, int decider) {
        return box(region, rule)
                .map(box -> box.and(0, decider))
                .filter(box -> !box.isEmpty())
                .flatMap(box -> first(region, box, decider, new Steps(MAX_STEPS, steps)));
    }

    /**
     * A request of a region that a rule of the only policy would decide without what it states on an axis, and with it does not; the
     * outcome has the rule that decides instead. Empty if there is none.
     */
    public Optional<Outcome> nearMiss(Region region, int rule, Axis axis) {
        Box box = Box.of(classes, region).missing(0, rule, axis);
        int[] later = {BoxSearch.after(rule)};
        return box.isEmpty()
                ? Optional.empty()
                : new BoxSearch(matchers, region, later, new Steps(MAX_STEPS, steps))
                        .find(box)
                        .map(numbers ->
                                outcome(region, new int[] {matchers.get(0).applyAsInt(numbers)}, numbers));
    }

    /**
     * As {@link #nearMiss}, one request for each rule that decides instead, and for none.
     *
     * @param isWanted which of these rules are of interest, by their places from 1; 0 for none
     */
    public Stream<Outcome> nearMisses(Region region, int rule, Axis axis, IntPredicate isWanted) {
        Box box = Box.of(classes, region).missing(0, rule, axis);
        if (box.isEmpty()) {
            return Stream.empty();
        }
        Steps limit = new Steps(MAX_STEPS, steps);
        IntStream later =
                Arrays.stream(indexes.get(0).intersecting(box, ruleCount(0))).filter(other -> other > rule);
        return IntStream.concat(later, IntStream.of(0))
                .filter(isWanted)
                .mapToObj(decider -> first(region, box.and(0, decider), decider, limit))
                .flatMap(Optional::stream);
    }

    private Optional<Outcome> first(Region region, Box box, int rule, Steps limit) {
        int[] rules = {rule};
        return new BoxSearch(matchers, region, rules, limit).find(box).map(numbers -> outcome(region, rules, numbers));
    }

    /**
     * The later rules of the only policy that without a rule would give the same level to every request that it
     * decides, ascending. Empty if there is a request that would get another level, or the default level because no
     * rule matches, and where no claim is possible: the rule decides nothing, the classes are not exact, or there are
     * too many rules.
     */
    public List<Integer> replacementsOf(int rule) {
        boolean isFeasible = ruleCount(0) <= MAX_REPLACED_RULES && classes.isExact();
        return isFeasible
                ? new LaterRules(classes, matchers.get(0), rule, new Steps(MAX_REPLACEMENT_STEPS, steps)).replacements()
                : List.of();
    }

    /** The pairs of ports between which certain rules, one for each policy, decide some request of a region. */
    public PortPairs pairs(Region region, int... rules) {
        PortPairs pairs = noPairs(region);
        Optional<Box> box = box(region, rules);
        if (box.isPresent()) {
            new PairSearch(classes, indexes, pairs, new Steps(MAX_STEPS, steps)).search(box.get(), rules);
        }
        return pairs;
    }

    /** A set of pairs of ports of a region that has none yet. */
    public PortPairs noPairs(Region region) {
        return new PortPairs(classes, region);
    }

    /** How many steps all questions took so far. */
    long steps() {
        return steps.sum();
    }

    private Optional<Box> box(Region region, int... rules) {
        Box box = Box.of(classes, region);
        for (int policy = 0; policy < rules.length; policy++) {
            box = box.and(policy, rules[policy]);
        }
        return box.isEmpty() ? Optional.empty() : Optional.of(box);
    }

    /** Goes on with each rule of a policy that accepts something of a box; it ends with one that accepts all. */
    private void enumerate(Enumeration enumeration, Box box, int[] rules, int policy) {
        int count = ruleCount(policy);
        for (int rule : indexes.get(policy).intersecting(box, count)) {
            descend(enumeration, box.and(policy, rule), with(rules, policy, rule), policy);
            if (box.isWithin(policy, rule)) {
                return;
            }
            if (policy == 0) {
                Interruption.check();
                progress.done(rule, count);
            }
        }
        descend(enumeration, box, with(rules, policy, 0), policy);
    }

    private void descend(Enumeration enumeration, Box box, int[] rules, int policy) {
        boolean isLast = policy == matchers.size() - 1;
        if (isLast && !enumeration.isWanted().test(rules)) {
            return;
        }
        Optional<int[]> numbers =
                new BoxSearch(matchers, enumeration.region(), rules, new Steps(MAX_STEPS, steps)).find(box);
        if (numbers.isEmpty()) {
            return;
        }
        if (isLast) {
            enumeration.found().accept(rules, numbers.get());
        } else {
            enumerate(enumeration, box, rules, policy + 1);
        }
    }

    private int ruleCount(int policy) {
        return classes.policies().get(policy).policy().rules().size();
    }

    private int[] anyRules() {
        int[] rules = new int[matchers.size()];
        Arrays.fill(rules, BoxSearch.ANY);
        return rules;
    }

    private static int[] with(int[] rules, int policy, int rule) {
        int[] changed = rules.clone();
        changed[policy] = rule;
        return changed;
    }

    private Outcome outcome(Region region, int[] rules, int[] numbers) {
        return new Outcome(Arrays.stream(rules).boxed().toList(), new Witness(region, numbers).request());
    }

    /**
     * What is searched.
     *
     * @param isWanted which combinations of rules
     * @param found receives the rules, and a class of each axis that they decide
     */
    private record Enumeration(Region region, Predicate<int[]> isWanted, BiConsumer<int[], int[]> found) {}
}
