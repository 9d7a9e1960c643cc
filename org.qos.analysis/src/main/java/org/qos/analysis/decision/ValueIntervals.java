package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * The classes of numbers that some sets of values distinguish: each interval between two neighbouring ends of ranges
 * is a class, all intervals outside every set are class 0.
 */
final class ValueIntervals {

    private final long max;
    private final long[] starts;
    private final int[] classes;
    private final long[] witnesses;
    private final long[] weights;

    /**
     * Finds the classes.
     *
     * @param sets the sets
     * @param max the maximum value as an unsigned number; what a set has beyond does not exist
     */
    ValueIntervals(Collection<Ranges> sets, long max) {
        this.max = max;
        this.starts = starts(sets);
        this.classes = new int[starts.length];
        int count = number(sets);
        this.witnesses = new long[count];
        this.weights = new long[count];
        for (int i = starts.length - 1; i >= 0; i--) {
            long last = i + 1 < starts.length ? starts[i + 1] - 1 : max;
            witnesses[classes[i]] = starts[i];
            weights[classes[i]] = saturated(weights[classes[i]], last - starts[i]);
        }
    }

    /** The values, of which class 0 needs none. */
    AxisValues values() {
        boolean[] known = new boolean[witnesses.length];
        Arrays.fill(known, true);
        long[] lowest = witnesses.clone();
        lowest[0] = 0;
        weights[0] = Math.max(weights[0], 1);
        return new AxisValues(starts, classes, lowest, lowest, weights.clone(), known);
    }

    /** The classes of a set. */
    ClassSet classesOf(Ranges set) {
        ClassSet.Builder builder = new ClassSet.Builder();
        int place = 0;
        for (Range range : existing(set)) {
            place = AxisValues.interval(starts, range.first(), place);
            int first = place;
            place = AxisValues.interval(starts, range.last(), place);
            builder.add(classes[first], classes[place] + 1);
        }
        return builder.build();
    }

    private long[] starts(Collection<Ranges> sets) {
        int ranges = sets.stream().mapToInt(set -> set.ranges().size()).sum();
        long[] ends = new long[1 + 2 * ranges];
        ends[0] = signed(0);
        int count = 1;
        for (Ranges set : sets) {
            for (Range range : existing(set)) {
                ends[count++] = signed(range.first());
                if (range.last() != max) {
                    ends[count++] = signed(range.last() + 1);
                }
            }
        }
        Arrays.sort(ends, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long start = signed(ends[i]);
            if (kept == 0 || start != ends[kept - 1]) {
                ends[kept++] = start;
            }
        }
        return Arrays.copyOf(ends, kept);
    }

    /** Numbers the intervals, and returns how many classes there are. */
    private int number(Collection<Ranges> sets) {
        int[] changes = new int[starts.length + 1];
        for (Ranges set : sets) {
            int place = 0;
            for (Range range : existing(set)) {
                place = AxisValues.interval(starts, range.first(), place);
                changes[place]++;
                place = AxisValues.interval(starts, range.last(), place);
                changes[place + 1]--;
            }
        }
        int next = 1;
        for (int i = 0, depth = 0; i < classes.length; i++) {
            depth += changes[i];
            classes[i] = depth == 0 ? 0 : next++;
        }
        return next;
    }

    /** The ranges of a set up to the maximum. */
    private List<Range> existing(Ranges set) {
        List<Range> ranges = set.ranges();
        if (ranges.isEmpty()
                || Long.compareUnsigned(ranges.get(ranges.size() - 1).last(), max) <= 0) {
            return ranges;
        }
        return ranges.stream()
                .filter(range -> Long.compareUnsigned(range.first(), max) <= 0)
                .map(range -> Long.compareUnsigned(range.last(), max) <= 0 ? range : new Range(range.first(), max))
                .toList();
    }

    private static long saturated(long sum, long oneLess) {
        long added = oneLess < 0 || oneLess == Long.MAX_VALUE ? Long.MAX_VALUE : oneLess + 1;
        return sum + added < 0 ? Long.MAX_VALUE : sum + added;
    }

    private static long signed(long unsigned) {
        return unsigned ^ Long.MIN_VALUE;
    }
}
