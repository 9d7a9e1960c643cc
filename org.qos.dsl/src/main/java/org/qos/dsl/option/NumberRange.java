package org.qos.dsl.option;

/**
 * Numbers from the minimum to the maximum.
 *
 * @param min the minimum
 * @param max the maximum
 */
public record NumberRange(long min, long max) {

    private static final String TO = "..";

    /** Reads {@code MIN..MAX}, or a number, which is a range of one. */
    static NumberRange of(String text) {
        int to = text.indexOf(TO);
        return to < 0
                ? new NumberRange(Long.parseLong(text), Long.parseLong(text))
                : new NumberRange(
                        Long.parseLong(text.substring(0, to)), Long.parseLong(text.substring(to + TO.length())));
    }

    /** As in messages: the number, or {@code MIN to MAX}. */
    public String text() {
        return min == max ? Long.toString(min) : min + " to " + max;
    }

    /** Whether a number is one of them. */
    public boolean contains(long number) {
        return min <= number && number <= max;
    }
}
