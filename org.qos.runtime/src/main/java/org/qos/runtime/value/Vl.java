package org.qos.runtime.value;

/**
 * Virtual lanes: VL0 to VL14 for data, VL15 for subnet management (IBTA 1.2.1, 7.6). PortInfo names how many data VLs a
 * port has by a code: 1 is VL0, 2 VL0 and VL1, 3 VL0 to VL3, 4 VL0 to VL7, 5 VL0 to VL14 (14.2.5.6).
 */
public final class Vl {

    /** The maximum data VL. */
    public static final int MAX_DATA = 14;

    /** How many data VLs there are. */
    public static final int DATA_COUNT = MAX_DATA + 1;

    /** The VL of subnet management, which is not arbitrated (7.6.9). */
    public static final int MANAGEMENT = 15;

    /** How many VLs there are; their numbers have 4 bits. */
    public static final int COUNT = MANAGEMENT + 1;

    /** In an SL2VL table: packets of the SL are dropped (7.6.6). */
    public static final int DROP = MANAGEMENT;

    /** The code of all data VLs. */
    public static final int MAX_CODE = 5;

    private Vl() {}

    /** Whether the number is a data VL. */
    public static boolean isData(long vl) {
        return vl >= 0 && vl <= MAX_DATA;
    }

    /** Whether the number can be in an SL2VL table: a data VL, or {@link #DROP}. */
    public static boolean isInSl2Vl(long vl) {
        return isData(vl) || vl == DROP;
    }

    /** How many data VLs a code names: 1, 2, 4, 8 or 15; 0 for other numbers. */
    public static int count(int code) {
        return code < 1 || code > MAX_CODE ? 0 : Math.min(1 << code - 1, DATA_COUNT);
    }

    /** The bits of a VL that OpenSM keeps for a code from 1 to 5; 15, not 14, for VL0 to VL14 (osm_qos.c:osm_qos_setup). */
    public static int mask(int code) {
        return (1 << code - 1) - 1;
    }
}
