package org.qos.runtime.value;

/** The bounds of VL arbitration tables (IBTA 1.2.1, 7.6.9 and 14.2.5.9). */
public final class VlArbitration {

    /** How many entries a table has at most. */
    public static final int MAX_ENTRIES = 64;

    /** How many entries an attribute holds; a table of 64 has two. */
    public static final int BLOCK = 32;

    /** The first number of an attribute of the high-priority table; 1 and 2 are of the low-priority one. */
    public static final int FIRST_HIGH_BLOCK = 3;

    /** The maximum weight of an entry. */
    public static final int MAX_WEIGHT = 255;

    /** The unit of weights, in bytes. */
    public static final int WEIGHT_UNIT = 64;

    /** The maximum VLHighLimit. */
    public static final int MAX_HIGH_LIMIT = 255;

    /** The VLHighLimit with which the low-priority table never interrupts the high-priority one. */
    public static final int NO_LIMIT = MAX_HIGH_LIMIT;

    /** The unit of VLHighLimit, in bytes. */
    public static final int HIGH_LIMIT_UNIT = 4096;

    private VlArbitration() {}
}
