package org.qos.runtime.value;

import java.util.Locale;

/** The codes of packet lifetimes: n represents 4.096 us x 2^n (IBTA 1.4, 15.2.5.16). */
public final class PacketLife {

    /** The maximum code; about 1.2 million years. */
    public static final int MAX_CODE = 63;

    private static final double UNIT_SECONDS = 4.096e-6;
    private static final double MILLI = 1e-3;

    private PacketLife() {}

    /** Whether the number is such a code. */
    public static boolean isCode(long code) {
        return code >= 0 && code <= MAX_CODE;
    }

    /** The time that a code represents, in seconds. */
    public static double seconds(int code) {
        return UNIT_SECONDS * Math.pow(2, code);
    }

    /** The time that a code represents as text, such as {@code 1.07 s}. */
    public static String text(int code) {
        double seconds = seconds(code);
        if (seconds < MILLI) {
            return shortened(seconds / (MILLI * MILLI)) + " us";
        }
        return seconds < 1 ? shortened(seconds / MILLI) + " ms" : shortened(seconds) + " s";
    }

    private static String shortened(double number) {
        return number < 100 ? String.format(Locale.ROOT, "%.3g", number) : String.format(Locale.ROOT, "%.0f", number);
    }
}
