package org.qos.dsl.project.design;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.policy.Range;

/** Reads decimal numbers from 0 on and ranges of them, such as {@code 5} and {@code 5-7}. */
final class DecimalRanges {

    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,5})(?:-(\\d{1,5}))?");

    private DecimalRanges() {}

    /**
     * The numbers; empty where the text has another form, or a number above the maximum, or ends before it begins.
     *
     * @param max the maximum, below 100000
     */
    static Optional<Range> parse(String text, int max) {
        Matcher numbers = NUMBERS.matcher(text);
        if (!numbers.matches()) {
            return Optional.empty();
        }
        int first = first(numbers);
        int last = last(numbers);
        return first <= last && last <= max ? Optional.of(new Range(first, last)) : Optional.empty();
    }

    /**
     * What is wrong with a text that is neither a number nor a range.
     *
     * @param what what was expected, such as {@code a port}
     */
    static String problem(String text, String what, int max) {
        Matcher numbers = NUMBERS.matcher(text);
        return numbers.matches() && first(numbers) > last(numbers)
                ? "the range '" + text + "' ends before it begins; the lower number is first"
                : "'" + text + "' is not " + what + "; expected a number from 0 to " + max + ", or a range such as 1-3";
    }

    private static int first(Matcher numbers) {
        return Integer.parseInt(numbers.group(1));
    }

    private static int last(Matcher numbers) {
        return numbers.group(2) == null ? first(numbers) : Integer.parseInt(numbers.group(2));
    }
}
