package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.ServiceId;

/** Sets of numbers as lists of values and ranges, cut into lines that people can read. */
public final class RangeText {

    private static final int PER_LINE = 8;

    private RangeText() {}

    /** GUIDs and Service-IDs: 16 hexadecimal digits. */
    public static List<String> wide(Ranges ranges) {
        return lines(ranges, ServiceId::text);
    }

    /** P_Keys: 4 hexadecimal digits. */
    public static List<String> pkeys(Ranges ranges) {
        return lines(ranges, Pkey::text);
    }

    /** Classes, bits and port numbers: decimal. */
    public static List<String> decimal(Ranges ranges) {
        return lines(ranges, Long::toUnsignedString);
    }

    /** Some values as lines of a few values each, joined by commas. */
    public static List<String> lines(List<String> values) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < values.size(); from += PER_LINE) {
            lines.add(String.join(", ", values.subList(from, Math.min(from + PER_LINE, values.size()))));
        }
        return lines;
    }

    private static List<String> lines(Ranges ranges, LongFunction<String> format) {
        return lines(ranges.ranges().stream().map(range -> range.text(format)).toList());
    }
}
