package org.qos.analysis.simulation.network;

import org.qos.runtime.value.DataRate;

/**
 * Simulated time in whole ticks. A tick is what a link of 14 400 Gb/s needs for a bit, about 0.07 ps, so that a bit
 * takes whole ticks on all links of the standard ({@link DataRate}), and no time is rounded.
 */
public final class Ticks {

    /** The rate at which a bit takes a tick, in Gb/s. */
    private static final long GIGABITS = 14_400;

    private static final int BITS = 8;
    private static final double ROUNDING = 1e-6;

    private Ticks() {}

    /**
     * How long a link sends a byte.
     *
     * @param gigabits what the link carries in Gb/s, one of {@link DataRate}
     */
    public static long perByte(double gigabits) {
        double ticks = GIGABITS / gigabits;
        if (gigabits <= 0 || Math.abs(ticks - Math.rint(ticks)) > ROUNDING) {
            throw new IllegalArgumentException(gigabits + " Gb/s is not what a link of the standard carries");
        }
        return BITS * Math.round(ticks);
    }

    /** The time between packets of a size at an offered load in Gb/s, at least a tick. */
    public static long between(int bytes, double gigabits) {
        return Math.max(1, Math.round(bytes * BITS * GIGABITS / gigabits));
    }

    /** The ticks of a time in nanoseconds. */
    public static long ofNanos(double nanos) {
        return Math.round(nanos * GIGABITS);
    }

    /** The rate in Gb/s of bytes in a time. */
    public static double gigabits(long bytes, long ticks) {
        return (double) bytes * BITS * GIGABITS / ticks;
    }

    /** A time in microseconds. */
    public static double micros(long ticks) {
        return ticks / (GIGABITS * 1000.0);
    }
}
