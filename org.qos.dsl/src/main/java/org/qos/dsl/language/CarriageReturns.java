package org.qos.dsl.language;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The carriage returns at the ends of lines, as editors of Windows and old ones of macOS write them; OpenSM takes them for text. */
public final class CarriageReturns {

    private static final Pattern AT_LINE_END = Pattern.compile("\\r+(?=\\n|\\z)");
    private static final Pattern ANY = Pattern.compile("\\r");

    private CarriageReturns() {}

    /** Where they are before a line feed or at the end of the text; all of them in a text without a line feed. */
    public static Stream<MatchResult> atLineEnds(String text) {
        return (areLineEnds(text) ? ANY : AT_LINE_END).matcher(text).results();
    }

    /** Whether one at an offset is before a line feed or at the end of the text. */
    public static boolean isAtLineEnd(String text, int offset) {
        int end = offset;
        while (end < text.length() && text.charAt(end) == '\r') {
            end++;
        }
        return end == text.length() || text.charAt(end) == '\n';
    }

    /** What each of these is replaced by, so that lines end with a line feed alone. */
    public static String replacement(String text) {
        return areLineEnds(text) ? "\n" : "";
    }

    /** Whether no line of a text ends with a line feed. */
    public static boolean areLineEnds(String text) {
        return text.indexOf('\n') < 0;
    }
}
