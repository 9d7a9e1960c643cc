package org.qos.runtime.value;

/** LIDs of ports (IBTA 1.2.1, 4.1.3). */
public final class Lid {

    /** The maximum unicast LID; the minimum is 1. */
    public static final int MAX_UNICAST = 0xbfff;

    /** The maximum of the low bits that the highest LMC, 7, leaves to paths. */
    public static final int MAX_PATH_BITS = 127;

    private Lid() {}
}
