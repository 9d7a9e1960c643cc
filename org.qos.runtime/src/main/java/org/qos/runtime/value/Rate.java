package org.qos.runtime.value;

import java.util.Map;
import java.util.OptionalInt;

/**
 * The rate codes of the standard, which are not in the order of the rates (IBTA 1.4, 15.2.5.16; OpenSM osm_helper.c:
 * ordered_rates, ib_types.h:ib_port_info_compute_rate).
 */
public final class Rate {

    /** The minimum code, 2.5 Gb/s. */
    public static final int MIN_CODE = 2;

    /** The maximum code, 1200 Gb/s. */
    public static final int MAX_CODE = 24;

    /** The maximum code that OpenSM 3.3.23 knows, 600 Gb/s (ib_types.h, IB_MAX_RATE). */
    public static final int MAX_OPENSM_CODE = 22;

    /** What is assumed of links whose rate is not known: 10 Gb/s, the minimum that every 4x link carries. */
    public static final int ASSUMED = 3;

    /** The codes by what they carry, which is 8 of 10 bits up to QDR; the place of a code is its order, from 1. */
    private static final int[] ASCENDING = {
        0, 2, 5, 3, 11, 6, 4, 15, 19, 7, 8, 20, 12, 9, 10, 16, 13, 14, 17, 18, 21, 22, 23, 24
    };

    /** The rates in tenths of Gb/s, by code. */
    private static final int[] TENTHS = {
        0, 0, 25, 100, 300, 50, 200, 400, 600, 800, 1200, 140, 560, 1120, 1680, 250, 1000, 2000, 3000, 280, 500, 4000,
        6000, 8000, 12000
    };

    private static final int[] ORDER = new int[MAX_CODE + 1];

    /** What one lane carries, in tenths of Gb/s. */
    private static final Map<String, Integer> LANE =
            Map.of("SDR", 25, "DDR", 50, "QDR", 100, "FDR10", 100, "FDR", 140, "EDR", 250, "HDR", 500, "NDR", 1000);

    static {
        for (int order = 1; order < ASCENDING.length; order++) {
            ORDER[ASCENDING[order]] = order;
        }
    }

    private Rate() {}

    /** Whether the number is a rate code. */
    public static boolean isCode(int code) {
        return code >= MIN_CODE && code <= MAX_CODE;
    }

    /** The place of a code among all, from 1 for 2.5 Gb/s to 23 for 1200 Gb/s; 0 for other numbers. */
    public static int order(int code) {
        return isCode(code) ? ORDER[code] : 0;
    }

    /** The code at a place among all; 0 where there is none. */
    public static int ofOrder(int order) {
        return order > 0 && order < ASCENDING.length ? ASCENDING[order] : 0;
    }

    /** Compares two codes by the rates that they represent. */
    public static int compare(int one, int other) {
        return Integer.compare(order(one), order(other));
    }

    /** The code of the next lower rate; 0 when there is none. */
    public static int previous(int code) {
        return ofOrder(order(code) - 1);
    }

    /** The code of a rate in Gb/s; empty when no code has it. */
    public static OptionalInt ofGigabits(long gigabits) {
        return ofTenths(gigabits * 10);
    }

    /**
     * The code of a link.
     *
     * @param width its lanes: 1, 2, 4, 8 or 12
     * @param speed its speed as ibnetdiscover prints it, such as {@code EDR}
     * @return the code; empty when there is none for such a link, as for XDR
     */
    public static OptionalInt of(int width, String speed) {
        return ofTenths(width * LANE.getOrDefault(speed, 0));
    }

    /** The code of a rate in tenths of Gb/s; empty when no code has it. */
    public static OptionalInt ofTenths(long tenths) {
        for (int code = MIN_CODE; code <= MAX_CODE; code++) {
            if (TENTHS[code] == tenths) {
                return OptionalInt.of(code);
            }
        }
        return OptionalInt.empty();
    }

    /** The rate that a code represents in Gb/s, which {@link DataRate links do not carry} up to FDR; 0 for others. */
    public static double gigabits(int code) {
        return isCode(code) ? TENTHS[code] / 10.0 : 0;
    }

    /** The rate that a code represents as text, such as {@code 2.5 Gb/s}. */
    public static String text(int code) {
        if (!isCode(code)) {
            return "rate code " + code;
        }
        int tenths = TENTHS[code];
        return tenths / 10 + (tenths % 10 == 0 ? "" : "." + tenths % 10) + " Gb/s";
    }
}
