package org.qos.runtime.value;

/** LIDs of ports (IBTA 1.2.1, 4.1.3). */
public final class Lid {

    /** The maximum unicast LID; the minimum is 1. */
    public static final int MAX_UNICAST = 0xbfff;

    private Lid() {}
}
