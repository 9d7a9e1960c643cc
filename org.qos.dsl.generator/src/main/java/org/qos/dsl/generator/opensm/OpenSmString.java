package org.qos.dsl.generator.opensm;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.qos.dsl.opensm.convert.Strings;

/**
 * How a string is written in OpenSM's policy file: bare, or in quotes where the scanner would drop a part of it or see a
 * keyword in it. There is no escape for a quote (OpenSM osm_qos_parser_l.l).
 */
final class OpenSmString {

    /** Text that the scanner never takes apart: no space, comma, colon, number sign, quote or foreign byte. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./+=@()\\[\\]-]+");

    /** The stems of the section keywords, which the scanner matches anywhere outside quotes, even inside a name. */
    private static final List<String> SECTIONS = List.of(
            "qos-ulps",
            "port-group",
            "qos-setup",
            "vlarb-tables",
            "vlarb-scope",
            "sl2vl-tables",
            "sl2vl-scope",
            "qos-level",
            "qos-match-rule");

    /** The keywords that begin a ULP line when a comma follows, as in a list of names; in any case. */
    private static final List<String> ULPS = List.of("sdp", "srp", "rds", "ipoib", "iser", "any");

    private OpenSmString() {}

    /** Whether the value can be in the file at all. */
    static boolean canExpress(String value) {
        return !value.isEmpty()
                && value.indexOf('"') < 0
                && value.chars().noneMatch(Character::isISOControl)
                && value.strip().equals(value)
                && bytes(value) <= Strings.MAX_BYTES;
    }

    /** The nearest value that can be in the file: single quotes for double ones, spaces for control characters. */
    static String nearest(String value) {
        String text = value.replace('"', '\'')
                .codePoints()
                .map(c -> Character.isISOControl(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
        return bytes(text) <= Strings.MAX_BYTES ? text : start(text).strip();
    }

    /** As many characters from the start as the maximum has room for; each is encoded once. */
    private static String start(String text) {
        int end = 0;
        int room = Strings.MAX_BYTES;
        while (end < text.length()) {
            int next = text.offsetByCodePoints(end, 1);
            room -= bytes(text.substring(end, next));
            if (room < 0) {
                break;
            }
            end = next;
        }
        return text.substring(0, end);
    }

    /** A name as it is written after {@code name:}, {@code source:} and the like. */
    static String name(String value) {
        return PLAIN.matcher(value).matches() && !holdsKeyword(value) ? value : '"' + value + '"';
    }

    /** A description as it is written after {@code use:}, where only a comment would end it early. */
    static String description(String value) {
        return value.indexOf('#') < 0 ? value : '"' + value + '"';
    }

    private static boolean holdsKeyword(String value) {
        String lower = value.toLowerCase(Locale.ROOT);
        return SECTIONS.stream().anyMatch(value::contains) || ULPS.stream().anyMatch(lower::endsWith);
    }

    private static int bytes(String value) {
        return value.getBytes(StandardCharsets.UTF_8).length;
    }
}
