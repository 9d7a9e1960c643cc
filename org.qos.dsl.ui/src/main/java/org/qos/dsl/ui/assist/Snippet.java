package org.qos.dsl.ui.assist;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with tab stops (LSP 3.17, snippet syntax): {@code $1}, {@code ${1:text}} and {@code ${1|one,two|}}.
 *
 * @param text the text to insert
 * @param stops the tab stops in text order; several with one number are edited together
 */
public record Snippet(String text, List<Stop> stops) {

    /**
     * A tab stop.
     *
     * @param number the place in the order of the tab stops; 0 is the last
     * @param offset the offset in the text
     * @param length the length of the placeholder; may be 0
     */
    public record Stop(int number, int offset, int length) {}

    private static final Pattern STOP = Pattern.compile("\\\\([$}\\\\])"
            + "|\\$(\\d+)|\\$\\{(\\d+)}"
            + "|\\$\\{(\\d+):((?:[^}\\\\]|\\\\.)*)}"
            + "|\\$\\{(\\d+)\\|((?:[^|\\\\]|\\\\.)*)\\|}");

    /** Copies the tab stops. */
    public Snippet {
        stops = List.copyOf(stops);
    }

    /** A text without tab stops. */
    public static Snippet plain(String text) {
        return new Snippet(text, List.of());
    }

    /** Reads a snippet. */
    public static Snippet parse(String snippet) {
        StringBuilder text = new StringBuilder();
        List<Stop> stops = new ArrayList<>();
        Matcher found = STOP.matcher(snippet);
        int end = 0;
        while (found.find()) {
            text.append(snippet, end, found.start());
            end = found.end();
            append(found, text, stops);
        }
        text.append(snippet, end, snippet.length());
        return new Snippet(text.toString(), stops);
    }

    private static void append(Matcher found, StringBuilder text, List<Stop> stops) {
        if (found.group(1) != null) {
            text.append(found.group(1));
            return;
        }
        String placeholder = placeholder(found);
        stops.add(new Stop(number(found), text.length(), placeholder.length()));
        text.append(placeholder);
    }

    private static int number(Matcher found) {
        for (int group : new int[] {2, 3, 4, 6}) {
            if (found.group(group) != null) {
                return Integer.parseInt(found.group(group));
            }
        }
        throw new IllegalStateException("no tab stop: " + found.group());
    }

    /** The text of the placeholder, of several choices the first. */
    private static String placeholder(Matcher found) {
        if (found.group(5) != null) {
            return unescaped(found.group(5));
        }
        return found.group(7) == null ? "" : unescaped(found.group(7).split("(?<!\\\\),", 2)[0]);
    }

    private static String unescaped(String text) {
        return text.replaceAll("\\\\(.)", "$1");
    }
}
