package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Sets of numbers as lists of values and ranges, cut into lines that people can read. */
public final class Numbers {

    private static final int PER_LINE = 8;

    private Numbers() {}

    /** GUIDs and Service-IDs: 16 hexadecimal digits. */
    public static List<String> wide(Ranges ranges) {
        return lines(ranges, value -> String.format("0x%016x", value));
    }

    /** P_Keys: 4 hexadecimal digits. */
    public static List<String> pkeys(Ranges ranges) {
        return lines(ranges, value -> String.format("0x%04x", value));
    }

    /** Classes, bits and port numbers: decimal. */
    public static List<String> decimal(Ranges ranges) {
        return lines(ranges, Long::toUnsignedString);
    }

    /** Some words as lines of a few words each, joined by commas. */
    public static List<String> lines(List<String> words) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < words.size(); from += PER_LINE) {
            lines.add(String.join(", ", words.subList(from, Math.min(from + PER_LINE, words.size()))));
        }
        return lines;
    }

    private static List<String> lines(Ranges ranges, LongFunction<String> format) {
        return lines(ranges.ranges().stream().map(r -> range(r, format)).toList());
    }

    private static String range(Range range, LongFunction<String> format) {
        String first = format.apply(range.first());
        return range.isSingle() ? first : first + "-" + format.apply(range.last());
    }
}
