package org.qos.runtime.policy;

import java.util.function.LongFunction;

/**
 * A closed interval of unsigned 64-bit values, such as Service-IDs, GUIDs or P_Keys.
 *
 * @param first the first value, read as unsigned
 * @param last the last value, read as unsigned, not below {@code first}
 */
public record Range(long first, long last) implements Comparable<Range> {

    /**
     * Checks the order of the two ends.
     *
     * @throws IllegalArgumentException when {@code last} is below {@code first}
     */
    public Range {
        if (Long.compareUnsigned(first, last) > 0) {
            throw new IllegalArgumentException(
                    "reversed range: " + Long.toUnsignedString(first) + "-" + Long.toUnsignedString(last));
        }
    }

    /** The interval that holds one value. */
    public static Range of(long value) {
        return new Range(value, value);
    }

    /** The interval between two ends given in either order, as OpenSM reads them. */
    public static Range between(long one, long other) {
        return Long.compareUnsigned(one, other) <= 0 ? new Range(one, other) : new Range(other, one);
    }

    /** Whether the value lies in the interval. */
    public boolean contains(long value) {
        return Long.compareUnsigned(first, value) <= 0 && Long.compareUnsigned(value, last) <= 0;
    }

    /** Whether the interval holds one value only. */
    public boolean isSingle() {
        return first == last;
    }

    /** The value, or both ends with a hyphen between them, each as {@code format} writes it. */
    public String text(LongFunction<String> format) {
        String text = format.apply(first);
        return isSingle() ? text : text + "-" + format.apply(last);
    }

    /** Orders by the first value, then by the last, unsigned. */
    @Override
    public int compareTo(Range other) {
        int byFirst = Long.compareUnsigned(first, other.first);
        return byFirst != 0 ? byFirst : Long.compareUnsigned(last, other.last);
    }
}
