package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the place of a cursor in a partition file. */
final class PartitionsPlace {

    /** The part of a definition in front of its colon. */
    static final String HEAD = "definition";
    /** The part of a definition behind its colon. */
    static final String MEMBERS = "members";
    /** What stands behind {@code mgid=...} among the members. */
    static final String MULTICAST = "mgid";
    /** How a port belongs. */
    static final String MEMBERSHIP = "membership";

    private static final Pattern GROUP = Pattern.compile("(?:^|,)[ \\t]*mgid\\b");

    private PartitionsPlace() {}

    /** The place of a cursor behind a text. */
    static Place behind(String text) {
        String line = text.substring(text.lastIndexOf('\n') + 1);
        if (line.indexOf('#') >= 0) {
            return Place.prose();
        }
        String definition = withoutComments(text);
        definition = definition.substring(definition.lastIndexOf(';') + 1);
        int colon = definition.indexOf(':');
        return colon < 0 ? inHead(definition) : inMembers(definition.substring(colon + 1));
    }

    private static Place inHead(String head) {
        int comma = head.lastIndexOf(',');
        String typed = head.substring(comma + 1).stripLeading();
        return comma < 0
                ? Place.prose()
                : flag(typed, HEAD, List.of(head.substring(0, comma).split("[,\\s]+")));
    }

    /** Behind an mgid the rest of its line are flags. */
    private static Place inMembers(String members) {
        String line = members.substring(members.lastIndexOf('\n') + 1);
        String last = line.substring(line.lastIndexOf(',') + 1);
        if (GROUP.matcher(line).find()) {
            return GROUP.matcher(last).find() ? Place.prose() : flag(last.stripLeading(), MULTICAST, List.of());
        }
        int equals = last.indexOf('=');
        return equals < 0
                ? member(last.stripLeading(), "member")
                : member(last.substring(equals + 1).strip(), MEMBERSHIP);
    }

    private static Place member(String typed, String entry) {
        return new Place(typed, Optional.of(MEMBERS), Optional.of(entry), List.of(), false);
    }

    private static Place flag(String typed, String block, List<String> present) {
        int equals = typed.indexOf('=');
        return equals < 0
                ? new Place(typed, Optional.of(block), Optional.empty(), present, false)
                : new Place(
                        typed.substring(equals + 1).strip(),
                        Optional.of(block),
                        Optional.of(typed.substring(0, equals).strip()),
                        present,
                        false);
    }

    private static String withoutComments(String text) {
        return text.replaceAll("#[^\n]*", "");
    }
}
