package org.qos.runtime.value;

/** Service levels: 4 bits (IBTA 1.2.1, 7.6.5). */
public final class Sl {

    /** The maximum. */
    public static final int MAX = 15;

    /** How many there are. */
    public static final int COUNT = MAX + 1;

    /** A bit for each of them. */
    public static final int ALL_BITS = (1 << COUNT) - 1;

    private Sl() {}

    /** Whether the number is an SL. */
    public static boolean isValid(long sl) {
        return sl >= 0 && sl <= MAX;
    }
}
