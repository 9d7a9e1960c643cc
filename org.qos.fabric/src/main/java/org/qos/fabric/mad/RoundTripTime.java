package org.qos.fabric.mad;

/** Estimates how long to wait for an answer from the round trips so far (RFC 6298, sections 2 and 5). */
final class RoundTripTime {

    /** Agents of busy switches answer late; a request that is sent again too early only adds to their work. */
    private static final long MINIMUM = 100_000_000;

    private final long maximum;
    private double smoothed;
    private double variation;

    RoundTripTime(long maximumNanos) {
        maximum = maximumNanos;
    }

    void measured(long nanos) {
        if (smoothed == 0) {
            smoothed = nanos;
            variation = nanos / 2.0;
        } else {
            variation += (Math.abs(smoothed - nanos) - variation) / 4;
            smoothed += (nanos - smoothed) / 8;
        }
    }

    /**
     * How long to wait for the answer to a request that was sent so often before: twice as long each time, and before
     * any measurement from a quarter of the maximum on.
     */
    long timeout(int sentBefore) {
        double first = smoothed == 0 ? maximum / 4.0 : Math.max(MINIMUM, smoothed + 4 * variation);
        return (long) Math.min(maximum, first * (1L << Math.min(sentBefore, 30)));
    }
}
