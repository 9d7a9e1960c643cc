package org.qos.fabric.mad;

/**
 * How many requests may be under way: one more for each answer until the first loss, from then on one more for each
 * window of answers; half as many after a loss (RFC 5681, sections 3.1).
 */
final class WindowSize {

    private static final double START = 8;

    /** As many as OpenSM has under way (opensm.opts: max_wire_smps); with fewer, steady losses stop all progress. */
    private static final double FLOOR = 4;

    private final int maximum;
    private double size;
    private double slowStartEnd;
    private long reducedAt = Long.MIN_VALUE;

    WindowSize(int maximum) {
        this.maximum = maximum;
        this.size = Math.min(START, maximum);
        this.slowStartEnd = maximum;
    }

    int current() {
        return (int) size;
    }

    void answered() {
        size = Math.min(maximum, size + (size < slowStartEnd ? 1 : 1 / size));
    }

    /** A loss of a request that was sent before the last reduction belongs to that one. */
    void lost(long sentAt, long now) {
        if (reducedAt != Long.MIN_VALUE && sentAt - reducedAt < 0) {
            return;
        }
        reducedAt = now;
        size = Math.max(Math.min(FLOOR, maximum), size / 2);
        slowStartEnd = size;
    }
}
