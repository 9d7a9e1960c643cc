package org.qos.dsl.check.rules.decision;

import java.util.Arrays;
import java.util.Collection;
import java.util.OptionalInt;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Numbered sets of values, which finds the lowest number of a set that has a value in common with another set. Adding and
 * finding a range take time logarithmic in the number of all ranges.
 *
 * <p>Two ranges overlap if and only if the first value of one of them is in both. So the sets are kept by these values
 * only, in a segment tree over them: node 1 is all values, the children of node n are 2n and 2n + 1.
 */
final class FirstOverlap {

    private static final int NONE = Integer.MAX_VALUE;

    /** The first values of all ranges, ascending as signed numbers: each with its highest bit inverted. */
    private final long[] points;

    /** By node, the lowest number of a range that has a point of the node. */
    private final int[] some;

    /** By node, the lowest number of a range that has all points of the node. */
    private final int[] all;

    /**
     * Holds no set yet.
     *
     * @param sets all sets that will be added or searched for
     */
    FirstOverlap(Collection<Ranges> sets) {
        points = sets.stream()
                .flatMap(set -> set.ranges().stream())
                .mapToLong(range -> signed(range.first()))
                .sorted()
                .distinct()
                .toArray();
        some = new int[4 * points.length];
        Arrays.fill(some, NONE);
        all = some.clone();
    }

    /** Adds a set under a number. */
    void add(Ranges set, int number) {
        for (Range range : set.ranges()) {
            add(1, 0, points.length - 1, from(range), to(range), number);
        }
    }

    /** The lowest number of a set that has a value in common with this one. */
    OptionalInt of(Ranges set) {
        int lowest = NONE;
        for (Range range : set.ranges()) {
            lowest = Math.min(lowest, lowest(1, 0, points.length - 1, from(range), to(range)));
        }
        return lowest == NONE ? OptionalInt.empty() : OptionalInt.of(lowest);
    }

    private void add(int node, int low, int high, int from, int to, int number) {
        if (to < low || high < from) {
            return;
        }
        some[node] = Math.min(some[node], number);
        if (from <= low && high <= to) {
            all[node] = Math.min(all[node], number);
            return;
        }
        int middle = (low + high) >>> 1;
        add(2 * node, low, middle, from, to, number);
        add(2 * node + 1, middle + 1, high, from, to, number);
    }

    private int lowest(int node, int low, int high, int from, int to) {
        if (to < low || high < from) {
            return NONE;
        }
        if (from <= low && high <= to) {
            return some[node];
        }
        int middle = (low + high) >>> 1;
        int below = Math.min(lowest(2 * node, low, middle, from, to), lowest(2 * node + 1, middle + 1, high, from, to));
        return Math.min(all[node], below);
    }

    /** The place of the first point in a range, which is its own first value. */
    private int from(Range range) {
        return Arrays.binarySearch(points, signed(range.first()));
    }

    /** The place of the last point in a range. */
    private int to(Range range) {
        int at = Arrays.binarySearch(points, signed(range.last()));
        return at >= 0 ? at : -at - 2;
    }

    private static long signed(long unsigned) {
        return unsigned ^ Long.MIN_VALUE;
    }
}
