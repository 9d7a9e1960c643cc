package org.qos.runtime.path;

/** Widths of fields on the wire. */
public final class Bits {

    private Bits() {}

    /**
     * Refuses a value that its field cannot hold.
     *
     * @throws IllegalArgumentException naming the field and its range
     */
    public static void check(String field, int value, int width) {
        int max = (1 << width) - 1;
        if (value < 0 || value > max) {
            throw new IllegalArgumentException(field + " " + value + " is not in 0.." + max);
        }
    }
}
