package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the place of a cursor in an option file: a name, blanks, and the rest of the line as value. */
final class OptionsPlace {

    private static final Pattern LINE = Pattern.compile("[ \\t]*(?<name>\\S*)(?<blanks>[ \\t]*)(?<value>.*)");

    private OptionsPlace() {}

    /** The place of a cursor behind a text. */
    static Place behind(String text) {
        String line = text.substring(text.lastIndexOf('\n') + 1);
        Matcher parts = LINE.matcher(line);
        if (line.indexOf('#') >= 0 || !parts.matches()) {
            return Place.prose();
        }
        return parts.group("blanks").isEmpty() || parts.group("name").isEmpty()
                ? new Place(parts.group("name"), Optional.empty(), Optional.empty(), List.of(), false)
                : new Place(parts.group("value"), Optional.empty(), Optional.of(parts.group("name")), List.of(), false);
    }
}
