package org.qos.dsl.ide.typing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A snippet in the place of an author who wants a certain text: what it writes, and the tab stops where the author goes on.
 *
 * @param start the offset after what the snippet writes before its first tab stop
 * @param stops the tab stops, in text order
 */
record TabStops(int start, List<TabStop> stops) {

    private static final Pattern STOP = Pattern.compile("\\$\\{(\\d+):([^}]*)}|\\$(\\d+)");

    /**
     * A tab stop.
     *
     * @param end the offset in the wanted text where the author leaves it
     * @param placeholder what the snippet writes in it
     * @param next what the snippet writes after it
     */
    record TabStop(int end, String placeholder, String next) {}

    /**
     * The tab stops of a snippet; empty if the wanted text does not contain what the snippet writes.
     *
     * @param snippet the snippet, with the indentation of its place
     * @param wanted the wanted text
     * @param at the offset of the place in the wanted text
     */
    static Optional<TabStops> of(String snippet, String wanted, int at) {
        StringBuilder pattern = new StringBuilder();
        List<String> literals = new ArrayList<>();
        List<String> placeholders = new ArrayList<>();
        int end = 0;
        for (MatchResult stop : STOP.matcher(snippet).results().toList()) {
            literals.add(snippet.substring(end, stop.start()));
            placeholders.add(stop.group(2) == null ? "" : stop.group(2));
            boolean isLast = "0".equals(stop.group(3));
            pattern.append(Pattern.quote(literals.get(literals.size() - 1)))
                    .append(isLast ? "([\\s\\S]*?)" : "([^\\n<]*?)");
            end = stop.end();
        }
        literals.add(snippet.substring(end));
        Matcher found = Pattern.compile(pattern + Pattern.quote(snippet.substring(end)))
                .matcher(wanted)
                .region(at, wanted.length());
        if (!found.lookingAt()) {
            return Optional.empty();
        }
        List<TabStop> stops = new ArrayList<>();
        for (int i = 0; i < placeholders.size(); i++) {
            stops.add(new TabStop(found.end(i + 1), placeholders.get(i), literals.get(i + 1)));
        }
        return Optional.of(new TabStops(at + literals.get(0).length(), stops));
    }

    /** The offset in the wanted text after everything that the snippet writes. */
    int end() {
        if (stops.isEmpty()) {
            return start;
        }
        TabStop last = stops.get(stops.size() - 1);
        return last.end() + last.next().length();
    }
}
