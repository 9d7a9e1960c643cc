package org.qos.analysis.decision;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** What a region states for an axis: classes, with the lowest of the stated values of each. */
final class AxisSelection {

    private final BitSet classes = new BitSet();
    private final Map<Integer, Long> witnesses = new HashMap<>();
    private final Map<Integer, Long> others = new HashMap<>();
    private final Map<Integer, Long> weights = new HashMap<>();

    /** The field is left out. */
    static AxisSelection absent() {
        AxisSelection selection = new AxisSelection();
        selection.classes.set(0);
        return selection;
    }

    void addParts(List<AxisValues.Part> parts) {
        parts.forEach(part -> add(part.number(), part.first(), 0));
    }

    /** Adds a value, or several, of which this is the lowest, of a class. */
    void add(int number, long value, long weight) {
        classes.set(number);
        if (witnesses.putIfAbsent(number, value) != null) {
            others.putIfAbsent(number, value);
        }
        weights.merge(number, weight, Long::sum);
    }

    ClassSet classes() {
        return ClassSet.of(classes);
    }

    /** How many values of a class are stated. */
    long weight(int number) {
        return weights.getOrDefault(number, 0L);
    }

    /** The lowest value of a class; empty for an absent field. */
    OptionalLong witness(int number) {
        return witnesses.containsKey(number) ? OptionalLong.of(witnesses.get(number)) : OptionalLong.empty();
    }

    /** Another value of a class that has a value; the same if it is the only one. */
    long other(int number) {
        return others.getOrDefault(number, witnesses.get(number));
    }
}
