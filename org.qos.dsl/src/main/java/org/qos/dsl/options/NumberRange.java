package org.qos.dsl.options;

/**
 * Numbers from the minimum to the maximum.
 *
 * @param min the minimum
 * @param max the maximum
 */
public record NumberRange(long min, long max) {

    /** Whether a number is one of them. */
    public boolean contains(long number) {
        return min <= number && number <= max;
    }
}
