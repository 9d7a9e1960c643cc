package org.qos.analysis.decision;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The classes of the values of one axis, and which of them the rules accept. Class 0 is that of the values which no
 * rule names, for a field also of the absent one.
 */
final class AxisClasses {

    /** The place of the set of a rule that does not state the axis. */
    static final int NOT_STATED = -1;

    private final AxisValues values;
    private final ClassSet existing;
    private final List<List<ClassSet>> parts;
    private final List<ClassSet> sets;
    private final int[][] setOfRule;
    private final int[] naming;
    /** For each class the number of values of those before it. */
    private final long[] valuesBefore;

    /** For sets that many boxes have; compared by identity. */
    private final Map<ClassSet, Integer> lowestNamed = new IdentityHashMap<>();

    /**
     * Classes as they were found.
     *
     * @param values the values of the classes
     * @param parts for each different set that rules accept the sets that it is the union of
     * @param setOfRule for each policy, for each rule the place of its set, or {@link #NOT_STATED}
     */
    AxisClasses(AxisValues values, List<List<ClassSet>> parts, int[][] setOfRule) {
        this.values = values;
        this.existing = values.existing();
        this.parts = List.copyOf(parts);
        this.sets = parts.stream().map(ClassSet::union).toList();
        this.setOfRule = setOfRule;
        this.naming = naming();
        this.valuesBefore = new long[values.count() + 1];
        for (int number = 0; number < values.count(); number++) {
            valuesBefore[number + 1] = valuesBefore[number] + values.weights()[number];
        }
        sets.stream().filter(set -> !set.isEmpty()).forEach(set -> lowestNamed.put(set, computeLowestNamed(set)));
        if (!existing.isEmpty()) {
            lowestNamed.put(existing, computeLowestNamed(existing));
        }
    }

    /** The values of the classes. */
    AxisValues values() {
        return values;
    }

    /** The classes that have a value. */
    ClassSet existing() {
        return existing;
    }

    /** How many values some classes have together, if the axis has no more than a long can count. */
    long weight(ClassSet numbers) {
        long sum = 0;
        for (int i = 0; i < numbers.intervals(); i++) {
            sum += valuesBefore[numbers.end(i)] - valuesBefore[numbers.first(i)];
        }
        return sum;
    }

    /** Whether a rule, counted from 0, states the axis. */
    boolean isStated(int policy, int rule) {
        return setOfRule[policy][rule] != NOT_STATED;
    }

    /** The classes that a rule, counted from 0, accepts. */
    ClassSet accepted(int policy, int rule) {
        int set = setOfRule[policy][rule];
        return set == NOT_STATED ? existing : sets.get(set);
    }

    /**
     * The sets that {@link #accepted} is the union of, for a rule that states the axis; many rules share the same
     * ones.
     */
    List<ClassSet> parts(int policy, int rule) {
        return parts.get(setOfRule[policy][rule]);
    }

    /** The class of a set that the fewest rules name, the lowest of several; the set has a class. */
    int lowestNamed(ClassSet set) {
        if (set.contains(0)) {
            return 0;
        }
        Integer known = lowestNamed.get(set);
        return known == null ? computeLowestNamed(set) : known;
    }

    /** Whether no rule names a class, so that every rule which accepts it accepts all others, too. */
    boolean isUnnamed(int number) {
        return naming[number] == 0;
    }

    private int computeLowestNamed(ClassSet set) {
        int[] lowest = {set.first()};
        set.forEach(number -> lowest[0] = naming[number] < naming[lowest[0]] ? number : lowest[0]);
        return lowest[0];
    }

    /** How many rules name each class. */
    private int[] naming() {
        int[] rules = new int[sets.size()];
        for (int[] ofPolicy : setOfRule) {
            for (int set : ofPolicy) {
                if (set != NOT_STATED) {
                    rules[set]++;
                }
            }
        }
        int[] counts = new int[values.count() + 1];
        for (int set = 0; set < rules.length; set++) {
            int weight = rules[set];
            sets.get(set).forEachInterval((first, end) -> {
                counts[first] += weight;
                counts[end] -= weight;
            });
        }
        for (int number = 1; number < counts.length; number++) {
            counts[number] += counts[number - 1];
        }
        return counts;
    }
}
