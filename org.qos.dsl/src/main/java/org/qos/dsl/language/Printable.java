package org.qos.dsl.language;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts for a terminal, which what a file holds must not control. Characters that a terminal obeys instead of showing
 * are written as {@code \x1b} or, above U+00FF, as a backslash and {@code u202e}: control characters (C0, DEL and C1),
 * line and paragraph separators, and the controls of the bidirectional algorithm (Unicode Standard Annex 9, section 2),
 * which let a text look like another; so are the characters that look like a space or like nothing.
 */
public final class Printable {

    private static final String CONTROLS = "\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069";
    /** No-break spaces, the soft hyphen, zero-width spaces and the byte order mark. */
    private static final String INVISIBLE = "\\xa0\\xad\\u200b\\u202f\\u2060\\ufeff";

    private static final String ALL = CONTROLS + INVISIBLE;
    private static final Pattern UNPRINTABLE = Pattern.compile("[" + ALL + "]");
    private static final Pattern UNPRINTABLE_IN_LINES = Pattern.compile("[" + ALL + "&&[^\t\n]]");
    private static final Pattern UNPRINTABLE_OR_BACKSLASH = Pattern.compile("[" + ALL + "\\\\]");

    private Printable() {}

    /** The text in one line. */
    public static String of(String text) {
        return escaped(text, UNPRINTABLE);
    }

    /** The text with its line feeds and tabs. */
    public static String lines(String text) {
        return escaped(text, UNPRINTABLE_IN_LINES);
    }

    /** The text as a field between tabs. A backslash is doubled, so that a reader can restore the text. */
    public static String field(String text) {
        return escaped(text, UNPRINTABLE_OR_BACKSLASH);
    }

    /** The text in printable ASCII, for a comment of a file of OpenSM, in which it must not end the line: other characters are '?'. */
    public static String ascii(String text) {
        return text.replaceAll("[^ -~]", "?");
    }

    private static String escaped(String text, Pattern characters) {
        Matcher matcher = characters.matcher(text);
        return matcher.find() ? matcher.replaceAll(found -> Matcher.quoteReplacement(escape(found))) : text;
    }

    private static String escape(MatchResult found) {
        char character = found.group().charAt(0);
        return character == '\\' ? "\\\\" : String.format(character < 0x100 ? "\\x%02x" : "\\u%04x", (int) character);
    }
}
