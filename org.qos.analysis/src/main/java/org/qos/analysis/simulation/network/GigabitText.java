package org.qos.analysis.simulation.network;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** How rates are written. */
public final class GigabitText {

    private static final double SMALL = 0.1;

    private GigabitText() {}

    /** A rate in Gb/s with two decimals, or two digits if it is smaller, so that only a rate of 0 is 0.00. */
    public static String of(double gigabits) {
        if (0 < gigabits && gigabits < SMALL) {
            return new BigDecimal(gigabits).round(new MathContext(2)).toPlainString();
        }
        return String.format(Locale.ROOT, "%.2f", gigabits);
    }
}
