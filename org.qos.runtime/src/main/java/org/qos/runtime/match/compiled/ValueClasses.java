package org.qos.runtime.match.compiled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * The values of a field in equivalence classes: two values are in one class when the same items (rules, or groups) name
 * both. Class 0 is that of the values which no item names; an absent field counts as such a value.
 *
 * @param starts where the intervals of one class begin, ascending as unsigned numbers, 0 first
 * @param classes the class of each interval
 * @param items the items that name the values of each class
 */
record ValueClasses(long[] starts, int[] classes, List<NumberSet> items) {

    /** The class of absent values. */
    static final int ABSENT = 0;

    /** Copies the list. */
    ValueClasses {
        items = List.copyOf(items);
    }

    /**
     * Finds the classes.
     *
     * @param named the values that each item names; none where it names no value
     */
    static ValueClasses of(List<Ranges> named) {
        List<Edge> edges = new ArrayList<>();
        for (int item = 0; item < named.size(); item++) {
            for (Range range : named.get(item).ranges()) {
                edges.add(new Edge(range.first(), item));
                if (range.last() != -1L) {
                    edges.add(new Edge(range.last() + 1, item));
                }
            }
        }
        edges.sort(Comparator.comparingLong(Edge::order));
        return swept(edges, named.size());
    }

    /** Builds what finds the class of a value. */
    IntervalIndex index() {
        return IntervalIndexBuilder.build(starts, classes, starts.length);
    }

    /** How many classes there are. */
    int count() {
        return items.size();
    }

    /** Goes through the values from 0 up; at each edge one item begins or ceases to name them. */
    private static ValueClasses swept(List<Edge> edges, int itemCount) {
        long[] naming = new long[(itemCount + Long.SIZE - 1) / Long.SIZE];
        NumberSets sets = new NumberSets();
        long[] starts = new long[edges.size() + 1];
        int[] classes = new int[edges.size() + 1];
        int count = 1;
        for (int i = 0; i < edges.size(); i++) {
            Edge edge = edges.get(i);
            naming[edge.item / Long.SIZE] ^= 1L << edge.item;
            if (i + 1 < edges.size() && edges.get(i + 1).value == edge.value) {
                continue;
            }
            int next = sets.classOf(NumberSet.of(naming));
            int place = edge.value == 0 ? 0 : count;
            if (place == 0 || next != classes[place - 1]) {
                starts[place] = edge.value;
                classes[place] = next;
                count = place + 1;
            }
        }
        return new ValueClasses(Arrays.copyOf(starts, count), Arrays.copyOf(classes, count), sets.sets());
    }

    /** A value at which an item begins to be named, or ceases to be. */
    private record Edge(long value, int item) {

        /** Its place among all values, as a signed number. */
        long order() {
            return value ^ Long.MIN_VALUE;
        }
    }
}
