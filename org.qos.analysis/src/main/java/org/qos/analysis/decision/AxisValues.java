package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.List;
import org.qos.runtime.policy.Range;

/**
 * The values of the classes of one axis. All values of an interval are of one class.
 *
 * @param starts where the intervals begin, ascending as unsigned numbers, 0 first
 * @param classes the class of each interval
 * @param witnesses the lowest value of each class; 0 where none is needed or known
 * @param others another value of each class, the same as the lowest where it has one value only or none is needed
 * @param weights how many values each class has; {@link Long#MAX_VALUE} for more than that
 * @param known whether a value of the class is known, or the class is that of an absent field or of any port
 */
record AxisValues(long[] starts, int[] classes, long[] witnesses, long[] others, long[] weights, boolean[] known) {

    /** How many classes there are. */
    int count() {
        return witnesses.length;
    }

    /** The classes that have a value. */
    ClassSet existing() {
        ClassSet.Builder existing = new ClassSet.Builder();
        for (int number = 0; number < weights.length; number++) {
            if (weights[number] > 0) {
                existing.add(number, number + 1);
            }
        }
        return existing.build();
    }

    /** The class of a value. */
    int classOf(long value) {
        return classes[interval(starts, value)];
    }

    /** The parts of a range, each of one class. */
    List<Part> partsOf(Range range) {
        List<Part> parts = new ArrayList<>();
        for (int i = interval(starts, range.first());
                i < starts.length && Long.compareUnsigned(starts[i], range.last()) <= 0;
                i++) {
            boolean isFirst = parts.isEmpty();
            parts.add(new Part(classes[i], isFirst ? range.first() : starts[i]));
        }
        return parts;
    }

    /** The place of the interval that has a value. */
    static int interval(long[] starts, long value) {
        return interval(starts, value, 0, starts.length - 1);
    }

    /** The same for a value that is not before an interval, which takes time logarithmic in the distance from it. */
    static int interval(long[] starts, long value, int from) {
        int low = from;
        int step = 1;
        while (step < starts.length - low && Long.compareUnsigned(starts[low + step], value) <= 0) {
            low += step;
            step *= 2;
        }
        return interval(starts, value, low, low + Math.min(step, starts.length - low) - 1);
    }

    private static int interval(long[] starts, long value, int first, int last) {
        int low = first;
        int high = last;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (Long.compareUnsigned(starts[middle], value) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /**
     * A part of a range.
     *
     * @param number the class of its values
     * @param first its lowest value
     */
    record Part(int number, long first) {}
}
