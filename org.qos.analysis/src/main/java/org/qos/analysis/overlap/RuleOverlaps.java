package org.qos.analysis.overlap;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.qos.analysis.explanation.Field;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Finds rules whose values overlap in part, as after a typo in the end of a range. Rules that compare different
 * fields overlap in nearly every policy, and wider rules after narrower ones are usual; these do not count.
 */
public final class RuleOverlaps {

    private static final Map<Field, Function<MatchRule, Ranges>> FIELDS = Map.of(
            Field.QOS_CLASS, MatchRule::qosClasses,
            Field.SERVICE_ID, MatchRule::serviceIds,
            Field.PKEY, MatchRule::pkeys,
            Field.TCLASS, MatchRule::tclasses);

    /** Comparisons of two rules for one field; ranges that all overlap are compared as far as that. */
    private static final int MAX_COMPARISONS = 1_000_000;

    private final List<MatchRule> rules;
    private final SortedMap<Integer, RuleOverlap> found = new TreeMap<>();

    private RuleOverlaps(List<MatchRule> rules) {
        this.rules = rules;
    }

    /** For each rule that overlaps with an earlier one, the first such rule, in the order of evaluation. */
    public static List<RuleOverlap> of(Policy policy) {
        RuleOverlaps overlaps = new RuleOverlaps(policy.rules());
        FIELDS.keySet().stream().sorted().forEach(overlaps::compare);
        return List.copyOf(overlaps.found.values());
    }

    /** Compares the rules that agree in everything but a field. */
    private void compare(Field field) {
        Map<List<Object>, List<Stated>> alike = new LinkedHashMap<>();
        for (int place = 1; place <= rules.size(); place++) {
            Ranges values = FIELDS.get(field).apply(rules.get(place - 1));
            for (Range range : values.ranges()) {
                alike.computeIfAbsent(others(rules.get(place - 1), field), some -> new ArrayList<>())
                        .add(new Stated(place, range));
            }
        }
        alike.values().forEach(stated -> sweep(field, stated));
    }

    /** Goes through the ranges in ascending order, and compares each with those before it that reach into it. */
    private void sweep(Field field, List<Stated> stated) {
        stated.sort(Comparator.comparing(Stated::range));
        List<Stated> open = new ArrayList<>();
        int comparisons = 0;
        for (Stated next : stated) {
            open.removeIf(before ->
                    Long.compareUnsigned(before.range().last(), next.range().first()) < 0);
            comparisons += open.size();
            if (comparisons > MAX_COMPARISONS) {
                return;
            }
            open.forEach(before -> compare(field, before.place(), next.place()));
            open.add(next);
        }
    }

    private void compare(Field field, int one, int other) {
        int earlier = Math.min(one, other);
        int later = Math.max(one, other);
        RuleOverlap known = found.get(later);
        if (one == other
                || known != null && known.earlier() <= earlier
                || level(earlier).equals(level(later))) {
            return;
        }
        Ranges first = FIELDS.get(field).apply(rules.get(earlier - 1));
        Ranges second = FIELDS.get(field).apply(rules.get(later - 1));
        if (!first.containsAll(second) && !second.containsAll(first)) {
            found.put(later, new RuleOverlap(earlier, later, field, common(first, second)));
        }
    }

    private Object level(int place) {
        return rules.get(place - 1).level();
    }

    private static List<Object> others(MatchRule rule, Field field) {
        List<Object> others = new ArrayList<>(List.of(rule.sources(), rule.destinations()));
        FIELDS.keySet().stream()
                .sorted()
                .filter(other -> other != field)
                .forEach(other -> others.add(FIELDS.get(other).apply(rule)));
        return others;
    }

    private static Ranges common(Ranges one, Ranges other) {
        Collection<Range> common = new ArrayList<>();
        for (Range first : one.ranges()) {
            for (Range second : other.ranges()) {
                long from = maximum(first.first(), second.first());
                long to = Long.compareUnsigned(first.last(), second.last()) < 0 ? first.last() : second.last();
                if (Long.compareUnsigned(from, to) <= 0) {
                    common.add(new Range(from, to));
                }
            }
        }
        return new Ranges(List.copyOf(common));
    }

    private static long maximum(long one, long other) {
        return Long.compareUnsigned(one, other) < 0 ? other : one;
    }

    /** A range that a rule states. */
    private record Stated(int place, Range range) {}
}
