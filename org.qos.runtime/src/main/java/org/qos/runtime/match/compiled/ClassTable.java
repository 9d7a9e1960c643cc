package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * Finds the class of a value of a field of few bits: a table with a place for each value up to the last one that is
 * named, and one for those above. A lookup has no branch: whether a request carries the field is not predictable.
 */
final class ClassTable {

    private final int[] classes;

    private ClassTable(int[] classes) {
        this.classes = classes;
    }

    /**
     * Makes a table.
     *
     * @param values the classes of intervals
     * @param max the maximum value
     */
    static ClassTable of(ValueClasses values, int max) {
        int last = values.starts().length - 1;
        boolean isLastNamed = values.classes()[last] != ValueClasses.ABSENT;
        int end = isLastNamed || Long.compareUnsigned(values.starts()[last], max) > 0
                ? max + 1
                : (int) values.starts()[last];
        int[] classes = new int[end + 1];
        for (int interval = 0; interval <= last; interval++) {
            if (Long.compareUnsigned(values.starts()[interval], end) < 0) {
                Arrays.fill(classes, (int) values.starts()[interval], end, values.classes()[interval]);
            }
        }
        classes[end] = ValueClasses.ABSENT;
        return new ClassTable(classes);
    }

    /**
     * The class of a value.
     *
     * @param carriedMask -1 if the request carries the field, else 0
     */
    int classOf(int value, int carriedMask) {
        int last = classes.length - 1;
        // the minimum of both as unsigned numbers
        int place = Math.min(value ^ Integer.MIN_VALUE, last ^ Integer.MIN_VALUE) ^ Integer.MIN_VALUE;
        return classes[place] & carriedMask;
    }

    /** Whether there is another class than that of absent values. */
    boolean namesValues() {
        return classes.length > 1;
    }

    /** How many bytes its array has. */
    long bytes() {
        return (long) Integer.BYTES * classes.length;
    }
}
