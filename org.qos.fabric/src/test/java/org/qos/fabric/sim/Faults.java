package org.qos.fabric.sim;

import java.time.Duration;

/**
 * How a simulated network treats MADs; each request and each answer alike.
 *
 * @param seed of the random numbers
 * @param loss how likely one is lost, 0 to 1
 * @param duplicates how likely an answer arrives twice, 0 to 1
 * @param delay how long an answer takes at least
 * @param jitter how much longer it takes at most, so that answers overtake each other
 */
public record Faults(long seed, double loss, double duplicates, Duration delay, Duration jitter) {

    /** None: every answer arrives after 20 microseconds. */
    public static final Faults NONE = new Faults(1, 0, 0, Duration.ofNanos(20_000), Duration.ZERO);

    /** The same with losses. */
    public Faults withLoss(double probability) {
        return new Faults(seed, probability, duplicates, delay, jitter);
    }

    /** The same with answers that arrive twice. */
    public Faults withDuplicates(double probability) {
        return new Faults(seed, loss, probability, delay, jitter);
    }

    /** The same with other delays. */
    public Faults withDelay(Duration minimum, Duration furtherAtMost) {
        return new Faults(seed, loss, duplicates, minimum, furtherAtMost);
    }

    /** The same with another seed. */
    public Faults withSeed(long other) {
        return new Faults(other, loss, duplicates, delay, jitter);
    }
}
