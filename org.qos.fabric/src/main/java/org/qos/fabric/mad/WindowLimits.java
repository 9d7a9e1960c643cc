package org.qos.fabric.mad;

import java.time.Duration;

/**
 * How patient a {@link MadWindow} is.
 *
 * @param timeout how long to wait for an answer at most; this long after the last attempt, less after the others, as
 *     the measured round trips suggest
 * @param retries how often a request without an answer is sent again, 0 or more
 * @param outstanding how many requests may be under way at the same time, 1 or more
 */
public record WindowLimits(Duration timeout, int retries, int outstanding) {

    /**
     * For subnet management: with one datagram in three lost, one request in a million stays without an answer. More
     * requests at a time gain nothing, since the agents answer faster than a process sends, and their packets have no
     * flow control (IBTA 3.5.8.2: VL15).
     */
    public static final WindowLimits SUBNET_MANAGEMENT = new WindowLimits(Duration.ofMillis(400), 12, 16);

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException when one is out of range
     */
    public WindowLimits {
        if (timeout.toMillis() < 1 || retries < 0 || outstanding < 1) {
            throw new IllegalArgumentException(
                    "timeout " + timeout + ", retries " + retries + ", outstanding " + outstanding);
        }
    }

    /** One request at a time, sent once: for an agent that answers when it can, such as the subnet administration. */
    public static WindowLimits once(Duration timeout) {
        return new WindowLimits(timeout, 0, 1);
    }
}
