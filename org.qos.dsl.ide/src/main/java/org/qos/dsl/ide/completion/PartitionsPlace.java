package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;

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
        return colon < 0 ? inHead(definition) : inMembers(definition.substring(colon + 1), line);
    }

    private static Place inHead(String head) {
        int comma = head.lastIndexOf(',');
        String typed = head.substring(comma + 1).stripLeading();
        return comma < 0
                ? Place.prose()
                : flag(typed, HEAD, List.of(head.substring(0, comma).split("[,\\s]+")));
    }

    private static Place inMembers(String members, String line) {
        String onLine = line.substring(Math.max(
                        line.lastIndexOf(':', line.indexOf("mgid") < 0 ? line.length() : line.indexOf("mgid")),
                        line.lastIndexOf(';'))
                + 1);
        if (onLine.stripLeading().startsWith(MULTICAST)) {
            int comma = onLine.lastIndexOf(',');
            return comma < 0 ? Place.prose() : flag(onLine.substring(comma + 1).stripLeading(), MULTICAST, List.of());
        }
        String member = members.substring(Math.max(members.lastIndexOf(','), members.lastIndexOf('\n')) + 1);
        int equals = member.indexOf('=');
        return equals < 0
                ? new Place(member.stripLeading(), Optional.of(MEMBERS), Optional.of("member"), List.of(), false)
                : new Place(
                        member.substring(equals + 1).strip(),
                        Optional.of(MEMBERS),
                        Optional.of(MEMBERSHIP),
                        List.of(),
                        false);
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
