package org.qos.analysis.shadowing;

import java.util.Arrays;
import java.util.OptionalLong;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Numbers of a rule or a request from which follows for most pairs that one does not cover the other. What covers another
 * has keys that are at most those of the other, and bits that include its bits. A field has two keys, its minimum, and its
 * maximum with the order reversed; an end has bits for its ports, too.
 */
final class Bounds {

    /** Two for each of the four fields of numbers and the two ends. */
    static final int KEYS = 12;

    private static final int WIDTH = KEYS + 2;

    private final long[] numbers = new long[WIDTH];

    /** The bounds of what states nothing, and so covers everything. */
    Bounds() {
        Arrays.fill(numbers, 0, KEYS, Long.MIN_VALUE);
        Arrays.fill(numbers, KEYS, WIDTH, -1);
    }

    /** Narrows a field to its numbers; one without numbers is not stated. */
    Bounds with(Field field, Ranges stated) {
        if (!stated.isEmpty()) {
            Range last = stated.ranges().get(stated.ranges().size() - 1);
            numbers[2 * field.ordinal()] = ordered(stated.ranges().get(0).first());
            numbers[2 * field.ordinal() + 1] = ~ordered(last.last());
        }
        return this;
    }

    /** Narrows a field to a number, where there is one. */
    Bounds with(Field field, OptionalLong value) {
        return value.isPresent() ? with(field, Ranges.ofValues(value.getAsLong())) : this;
    }

    /** Narrows an end to ports. */
    Bounds with(Field end, PortBounds ports) {
        numbers[2 * end.ordinal()] = ports.minimumKey();
        numbers[2 * end.ordinal() + 1] = ports.maximumKey();
        numbers[bits(end)] = ports.bits();
        return this;
    }

    /** The bounds of several rules: they leave it open that one covers another rule where those of one of them do. */
    static Bounds around(Iterable<Bounds> all) {
        Bounds around = new Bounds();
        Arrays.fill(around.numbers, 0, KEYS, Long.MAX_VALUE);
        Arrays.fill(around.numbers, KEYS, WIDTH, 0);
        all.forEach(around::include);
        return around;
    }

    /** A key, from 0. */
    long key(int number) {
        return numbers[number];
    }

    /** Whether the bounds leave it open that this covers the other. */
    boolean mayCover(Bounds other) {
        for (int key = 0; key < KEYS; key++) {
            if (numbers[key] > other.numbers[key]) {
                return false;
            }
        }
        for (int bits = KEYS; bits < WIDTH; bits++) {
            if ((other.numbers[bits] & ~numbers[bits]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** An unsigned number as one that compares the same way as a signed one. */
    static long ordered(long unsigned) {
        return unsigned ^ Long.MIN_VALUE;
    }

    private void include(Bounds other) {
        for (int key = 0; key < KEYS; key++) {
            numbers[key] = Math.min(numbers[key], other.numbers[key]);
        }
        for (int bits = KEYS; bits < WIDTH; bits++) {
            numbers[bits] |= other.numbers[bits];
        }
    }

    private static int bits(Field end) {
        return KEYS + end.ordinal() - Field.SOURCE.ordinal();
    }

    /** What a rule can state; the ends are last. */
    enum Field {
        SERVICE_ID,
        QOS_CLASS,
        TCLASS,
        PKEY,
        SOURCE,
        DESTINATION
    }
}
