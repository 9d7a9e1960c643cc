package org.qos.fabric.snapshot;

import java.util.Map;

/** Widths and speeds of links as numbers (IBTA 14.2.5.6) and as ibdiagnet writes them. */
final class LinkCodes {

    private static final Map<Integer, Integer> WIDTHS = Map.of(1, 1, 2, 4, 4, 8, 8, 12, 16, 2);

    /** The names of the bits; ibdiagnet puts LinkSpeedActive, LinkSpeedExtActive and FDR10 into one number. */
    private static final Map<Integer, String> SPEEDS = Map.of(
            1, "SDR", 1 << 1, "DDR", 1 << 2, "QDR", 1 << 8, "FDR", 1 << 9, "EDR", 1 << 10, "HDR", 1 << 11, "NDR",
            1 << 12, "XDR", 1 << 16, "FDR10");

    private static final Map<String, String> GIGABITS = Map.of(
            "2.5", "SDR", "5", "DDR", "10", "QDR", "FDR10", "FDR10", "14", "FDR", "25", "EDR", "50", "HDR", "100",
            "NDR", "200", "XDR");

    private LinkCodes() {}

    /** The lanes of a LinkWidthActive; 0 for other numbers. */
    static int width(int code) {
        return WIDTHS.getOrDefault(code, 0);
    }

    /** The number of a width in lanes; 0 for other lanes. */
    static int widthCode(int lanes) {
        return code(WIDTHS, lanes);
    }

    /** The bit of a speed as ibnetdiscover calls it; 0 for others. */
    static int speedBit(String speed) {
        return code(SPEEDS, speed);
    }

    private static <V> int code(Map<Integer, V> codes, V value) {
        return codes.entrySet().stream()
                .filter(code -> code.getValue().equals(value))
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }

    /** The fastest speed of a number with a bit for each, as ibnetdiscover calls it; empty when it is not known. */
    static String speed(int bits) {
        return SPEEDS.getOrDefault(Integer.highestOneBit(bits), "");
    }

    /** The speed of what a lane carries in Gb/s, as OpenSM and ibdiagnet write it; empty when it is not known. */
    static String speedOf(String gigabits) {
        return GIGABITS.getOrDefault(gigabits, "");
    }
}
