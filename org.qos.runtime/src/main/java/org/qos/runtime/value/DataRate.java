package org.qos.runtime.value;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What links carry of packets, in Gb/s: less than their {@link Rate} where the name of the rate counts the line code. A
 * lane of SDR, DDR and QDR has 8 bits of data in 10 (8b/10b), one of FDR 64 in 66 of 14.0625 Gb/s. The rates of FDR10
 * and of EDR and faster are named by the data (IBTA volume 2, 5.1 and 6).
 */
public final class DataRate {

    private static final int[] WIDTHS = {1, 2, 4, 8, 12};

    /** What a lane carries, ascending. */
    private static final Map<String, Double> LANE = new LinkedHashMap<>();

    /** What the slowest link of a rate carries, by code. */
    private static final double[] OF_CODE = new double[Rate.MAX_CODE + 1];

    static {
        LANE.put("SDR", 2.0);
        LANE.put("DDR", 4.0);
        LANE.put("QDR", 8.0);
        LANE.put("FDR10", 10.0);
        LANE.put("FDR", 14.0625 * 64 / 66);
        LANE.put("EDR", 25.0);
        LANE.put("HDR", 50.0);
        LANE.put("NDR", 100.0);
        LANE.put("XDR", 200.0);
        for (String speed : LANE.keySet()) {
            for (int width : WIDTHS) {
                Rate.of(width, speed).ifPresent(code -> slowest(code, width * LANE.get(speed)));
            }
        }
    }

    private DataRate() {}

    private static void slowest(int code, double gigabits) {
        OF_CODE[code] = OF_CODE[code] == 0 ? gigabits : Math.min(OF_CODE[code], gigabits);
    }

    /** What a link with a rate carries at least: FDR10 has the rates of QDR and carries more. 0 for other numbers. */
    public static double ofCode(int code) {
        return Rate.isCode(code) ? OF_CODE[code] : 0;
    }

    /**
     * What a link carries.
     *
     * @param width its lanes: 1, 2, 4, 8 or 12
     * @param speed its speed as ibnetdiscover prints it, such as {@code EDR}
     * @return empty when one of them is not known
     */
    public static OptionalDouble of(int width, String speed) {
        double gigabits = width * LANE.getOrDefault(speed, 0.0);
        return gigabits > 0 ? OptionalDouble.of(gigabits) : OptionalDouble.empty();
    }

    /**
     * What a link carries of which the rate may be known, too.
     *
     * @param code the rate at which it runs, which counts where the speed contradicts it
     * @param width its lanes, 0 if they are not known
     * @param speed its speed, empty if it is not known
     */
    public static OptionalDouble of(OptionalInt code, int width, String speed) {
        OptionalInt named = Rate.of(width, speed);
        if (code.isEmpty() || code.equals(named)) {
            return of(width, speed);
        }
        return OptionalDouble.of(ofCode(code.getAsInt()));
    }
}
