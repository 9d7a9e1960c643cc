package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where in an option file the cursor is: on each line are a name, whitespace, and the rest of the line as value.
 *
 * @param name the option whose value is being typed; empty where a name is
 * @param prefix what is already typed of the name, or of the value
 * @param suffix what after the cursor belongs to the name, with the whitespace after it, or to the value
 * @param others the options that the other lines have
 * @param isComment whether what is typed there is for people
 */
record OptionsCursorContext(
        Optional<String> name, String prefix, String suffix, Set<String> others, boolean isComment) {

    private static final Pattern BEFORE = Pattern.compile("[ \\t]*(?<name>\\S*)(?<space>[ \\t]*)(?<value>.*)");
    private static final Pattern NAME_END = Pattern.compile("[^\\s#]*[ \\t]*");
    private static final Pattern VALUE_END = Pattern.compile("([^\\s#]|[ \\t]+(?![\\s#]|$))*+");
    private static final Pattern NAME = Pattern.compile("(?m)^[ \\t]*([^\\s#]+)");

    /** The place of an offset in a text. */
    static OptionsCursorContext at(String text, int offset) {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int feed = text.indexOf('\n', offset);
        int end = feed < 0 ? text.length() : feed;
        Matcher before = BEFORE.matcher(text.substring(start, offset));
        if (text.substring(start, offset).indexOf('#') >= 0 || !before.matches()) {
            return new OptionsCursorContext(Optional.empty(), "", "", Set.of(), true);
        }
        boolean inName = before.group("space").isEmpty() || before.group("name").isEmpty();
        Matcher after = (inName ? NAME_END : VALUE_END).matcher(text.substring(offset, end));
        return new OptionsCursorContext(
                inName ? Optional.empty() : Optional.of(before.group("name")),
                before.group(inName ? "name" : "value"),
                after.lookingAt() ? after.group() : "",
                names(List.of(text.substring(0, start), text.substring(end))),
                false);
    }

    private static Set<String> names(List<String> parts) {
        return parts.stream()
                .flatMap(part -> NAME.matcher(part).results())
                .map(line -> line.group(1))
                .collect(Collectors.toSet());
    }
}
