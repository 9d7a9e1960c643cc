package org.qos.runtime.value;

/** Flow labels of global routing headers: 20 bits (IBTA 1.2.1, 8.3). */
public final class FlowLabel {

    /** How many bits it has. */
    public static final int BITS = 20;

    /** The maximum. */
    public static final int MAX = (1 << BITS) - 1;

    private FlowLabel() {}

    /** The label in the lowest bits of a word. */
    public static int lowestBits(int word) {
        return word & MAX;
    }
}
