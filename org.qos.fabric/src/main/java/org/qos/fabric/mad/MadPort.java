package org.qos.fabric.mad;

import java.time.Duration;
import java.util.Optional;

/**
 * A local port by which MADs leave and arrive. It does not match answers to requests; {@link MadWindow} does. One
 * thread may send while another one receives.
 */
public interface MadPort extends AutoCloseable {

    /**
     * Sends a MAD; whether it arrives is not known.
     *
     * @throws MadException when it cannot be sent at all
     */
    void send(Mad mad, MadAddress to);

    /**
     * Waits for the next MAD that arrives.
     *
     * @param timeout how long to wait, at least a millisecond
     * @return empty when none arrives in time
     * @throws MadException when the port cannot receive any more
     */
    Optional<Mad> receive(Duration timeout);

    /** The clock by which this port waits, in nanoseconds from an arbitrary origin. */
    default long nanoTime() {
        return System.nanoTime();
    }

    /** Closes the port. */
    @Override
    void close();
}
