package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.qos.runtime.value.Guid;

/**
 * A row of a table with comma-separated values.
 *
 * @param header the names of the columns
 * @param values the values, one for each column
 */
record CsvRow(List<String> header, List<String> values) {

    private static final int HEXADECIMAL = 16;

    /** The values of a line; those in quotes may contain commas. */
    static List<String> split(String line) {
        List<String> values = new ArrayList<>();
        StringBuilder value = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                values.add(value.toString().strip());
                value.setLength(0);
            } else {
                value.append(c);
            }
        }
        values.add(value.toString().strip());
        return values;
    }

    /** The value of a column, whatever the case of its name is. */
    Optional<String> text(String column) {
        for (int i = 0; i < header.size() && i < values.size(); i++) {
            if (header.get(i).equalsIgnoreCase(column)) {
                return Optional.of(values.get(i));
            }
        }
        return Optional.empty();
    }

    /** The number in a column, decimal, or hexadecimal after 0x; empty for anything else, such as {@code N/A}. */
    OptionalInt number(String column) {
        Optional<String> text = text(column);
        try {
            if (text.isEmpty()) {
                return OptionalInt.empty();
            }
            String digits = text.get();
            return OptionalInt.of(
                    digits.startsWith("0x")
                            ? Integer.parseUnsignedInt(digits.substring(2), HEXADECIMAL)
                            : Integer.parseUnsignedInt(digits));
        } catch (NumberFormatException other) {
            return OptionalInt.empty();
        }
    }

    /**
     * The number in a column if it is in a range. Another one, and text, is reported; nothing, {@code N/A} and 0 say that the number is
     * not known.
     */
    OptionalInt number(String column, int min, int max, Consumer<String> problems) {
        OptionalInt number = number(column);
        String text = text(column).orElse("");
        boolean known = number.isPresent()
                && Integer.compareUnsigned(number.getAsInt(), min) >= 0
                && Integer.compareUnsigned(number.getAsInt(), max) <= 0;
        if (!known && number.orElse(1) != 0 && !text.isEmpty() && !text.equals("N/A")) {
            problems.accept(column + " is " + SnapshotProblems.shortened(text) + "; expected " + min + " to " + max
                    + "; it counts as unknown");
        }
        return known ? number : OptionalInt.empty();
    }

    /** The GUID in a column; empty for anything else. */
    OptionalLong guid(String column) {
        try {
            return text(column).map(Guid::parse).map(OptionalLong::of).orElse(OptionalLong.empty());
        } catch (NumberFormatException other) {
            return OptionalLong.empty();
        }
    }
}
