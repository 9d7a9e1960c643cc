package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Values as Java expressions in ASCII. */
final class JavaLiteral {

    /** A string constant has at most 65535 bytes in a class file (JVM specification 4.4.7); ours have one per letter. */
    private static final int MAX_PIECE = 20_000;

    private static final int MAX_COMMENT = 80;

    private JavaLiteral() {}

    /** A string of any length. */
    static String text(String value) {
        List<String> pieces = new ArrayList<>();
        for (int from = 0; from < value.length(); from += MAX_PIECE) {
            pieces.add(quoted(value.substring(from, Math.min(from + MAX_PIECE, value.length()))));
        }
        return switch (pieces.size()) {
            case 0 -> "\"\"";
            case 1 -> pieces.get(0);
            default -> "String.join(\"\", " + String.join(", ", pieces) + ")";
        };
    }

    /** A set of numbers, read from a string when the class is loaded: code for many of them would be too long. */
    static String ranges(Ranges ranges) {
        return ranges.isEmpty() ? "Ranges.NONE" : "ranges(" + text(words(ranges)) + ")";
    }

    static String optional(OptionalInt value) {
        return value.isPresent() ? "OptionalInt.of(" + value.getAsInt() + ")" : "OptionalInt.empty()";
    }

    static String optional(OptionalLong value) {
        return value.isPresent() ? "OptionalLong.of(" + wide(value.getAsLong()) + ")" : "OptionalLong.empty()";
    }

    /** A 64-bit number. */
    static String wide(long value) {
        return "0x" + Long.toHexString(value) + "L";
    }

    /** Text for a line comment: printable ASCII without a backslash, which would begin an escape even there. */
    static String comment(String value) {
        String shown = value.replaceAll("[^ -~]", "?").replace('\\', '/').strip();
        return shown.length() <= MAX_COMMENT ? shown : shown.substring(0, MAX_COMMENT) + "...";
    }

    private static String words(Ranges ranges) {
        List<String> words = ranges.ranges().stream().map(JavaLiteral::word).toList();
        return String.join(",", words);
    }

    private static String word(Range range) {
        String first = Long.toHexString(range.first());
        return range.isSingle() ? first : first + "-" + Long.toHexString(range.last());
    }

    private static String quoted(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (char c : value.toCharArray()) {
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c >= ' ' && c <= '~') {
                text.append(c);
            } else {
                // an octal escape cannot end the literal, as the Unicode escape of a newline would
                text.append(c <= 0xff ? String.format("\\%03o", (int) c) : String.format("\\u%04x", (int) c));
            }
        }
        return text.append('"').toString();
    }
}
