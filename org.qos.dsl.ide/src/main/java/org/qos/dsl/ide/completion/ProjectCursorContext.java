package org.qos.dsl.ide.completion;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.SettingsToken.Role;

/**
 * Where in a project file the cursor is, derived from the text before it alone.
 *
 * @param role what can be written there; empty in a comment and below a key that has nothing below it
 * @param key the key whose value is being typed
 * @param rule the code whose severity is being typed
 * @param prefix what is already typed of the token at the cursor, a quote before it included
 */
record ProjectCursorContext(Optional<Role> role, Optional<Key> key, Optional<String> rule, String prefix) {

    private static final Pattern COMMENT = Pattern.compile("(^|.*\\s)#.*");
    private static final Pattern TOKEN = Pattern.compile("(?<space>\\s*)(?<token>[^:\\s\\[\\]{},]*)");
    private static final Pattern VALUE =
            Pattern.compile("(?<space>\\s*)(?<key>[\\w-]+)\\s*:\\s*(?<value>[^\\[\\]{},]*)");
    private static final Pattern FLOW = Pattern.compile("rules\\s*:\\s*\\{(?:.*,)?\\s*(?<rest>[^,}]*)");

    private static final ProjectCursorContext NOWHERE =
            new ProjectCursorContext(Optional.empty(), Optional.empty(), Optional.empty(), "");

    /** The place of a cursor after a text. */
    static ProjectCursorContext after(String text) {
        String line = text.substring(text.lastIndexOf('\n') + 1);
        if (COMMENT.matcher(line).matches()) {
            return NOWHERE;
        }
        Matcher flow = FLOW.matcher(line);
        if (flow.matches()) {
            String rest = flow.group("rest");
            int colon = rest.indexOf(':');
            return colon < 0
                    ? of(Role.RULE, rest)
                    : of(Role.LEVEL, rest.substring(colon + 1).stripLeading())
                            .forRule(rest.substring(0, colon).strip());
        }
        Matcher token = TOKEN.matcher(line);
        if (token.matches()) {
            return inBlock(text, token.group("space"), Role.KEY, Role.RULE, token.group("token"));
        }
        Matcher value = VALUE.matcher(line);
        return value.matches() ? value(text, value) : NOWHERE;
    }

    private static ProjectCursorContext value(String text, Matcher value) {
        return value.group("space").isEmpty()
                ? new ProjectCursorContext(
                        Optional.of(Role.VALUE), Key.byId(value.group("key")), Optional.empty(), value.group("value"))
                : inBlock(text, value.group("space"), Role.VALUE, Role.LEVEL, value.group("value"))
                        .forRule(value.group("key"));
    }

    /** A line without whitespace before it is about the file, one after {@code rules:} with some about rules. */
    private static ProjectCursorContext inBlock(String text, String space, Role outside, Role inRules, String prefix) {
        if (space.isEmpty()) {
            return of(outside, prefix);
        }
        return above(text)
                .filter("rules"::equals)
                .map(rules -> of(inRules, prefix))
                .orElse(NOWHERE);
    }

    /** The key of the nearest line above the last one that is not indented. */
    private static Optional<String> above(String text) {
        String[] lines = text.split("\\R", -1);
        for (int i = lines.length - 2; i >= 0; i--) {
            Matcher key = VALUE.matcher(lines[i]);
            if (!lines[i].isBlank() && !lines[i].matches("[\\s#].*")) {
                return key.matches() ? Optional.of(key.group("key")) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static ProjectCursorContext of(Role role, String prefix) {
        return new ProjectCursorContext(Optional.of(role), Optional.empty(), Optional.empty(), prefix);
    }

    private ProjectCursorContext forRule(String code) {
        return new ProjectCursorContext(role, key, Optional.of(code), prefix);
    }
}
