package org.qos.runtime.value;

/** The bounds of VL arbitration tables (IBTA 1.2.1, 7.6.9 and 14.2.5.9). */
public final class VlArbitration {

    /** How many entries a table has at most. */
    public static final int MAX_ENTRIES = 64;

    /** The maximum weight of an entry, in units of 64 bytes. */
    public static final int MAX_WEIGHT = 255;

    /** The high limit with which the low-priority table never interrupts the high-priority one. */
    public static final int NO_LIMIT = 255;

    private VlArbitration() {}
}
