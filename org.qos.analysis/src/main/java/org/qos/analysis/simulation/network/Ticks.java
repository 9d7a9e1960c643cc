package org.qos.analysis.simulation.network;

/**
 * Simulated time in whole ticks. A tick is what a link of 16 800 Gb/s needs for a bit, about 0.06 ps, so that a bit
 * takes whole ticks on links of every rate of the standard (IBTA 15.2.5.16), and no time is rounded.
 */
public final class Ticks {

    /** The rate at which a bit takes a tick, in tenths of Gb/s. */
    private static final long TENTHS = 168_000;

    private static final int BITS = 8;

    private Ticks() {}

    /**
     * How long a link sends a byte.
     *
     * @param gigabits the rate of the link in Gb/s, one of the standard
     */
    public static long perByte(double gigabits) {
        long tenths = Math.round(gigabits * 10);
        if (tenths <= 0 || TENTHS % tenths != 0) {
            throw new IllegalArgumentException(gigabits + " Gb/s is not a rate of the standard");
        }
        return BITS * TENTHS / tenths;
    }

    /** The time between packets of a size at an offered load in Gb/s, at least a tick. */
    public static long between(int bytes, double gigabits) {
        return Math.max(1, Math.round(bytes * BITS * TENTHS / (gigabits * 10)));
    }

    /** The ticks of a time in nanoseconds. */
    public static long ofNanos(double nanos) {
        return Math.round(nanos * TENTHS / 10);
    }

    /** The rate in Gb/s of bytes in a time. */
    public static double gigabits(long bytes, long ticks) {
        return (double) bytes * BITS * TENTHS / 10 / ticks;
    }

    /** A time in microseconds. */
    public static double micros(long ticks) {
        return ticks * 10.0 / TENTHS / 1000;
    }
}
