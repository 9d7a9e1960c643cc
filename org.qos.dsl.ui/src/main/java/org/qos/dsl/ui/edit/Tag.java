package org.qos.dsl.ui.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A tag of the RFC syntax.
 *
 * @param name its name; may be empty while it is typed
 * @param start the offset of the name
 * @param closes whether it is a closing tag
 */
record Tag(String name, int start, boolean closes) {

    private static final String NAME = "[A-Za-z0-9_.:@-]*";

    private static final Pattern SYNTAX =
            Pattern.compile("<!--.*?(?:-->|\\z)|<(?![?!])(/?)(" + NAME + ")[^<>/]*(/?)>", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile(NAME);

    /** The tags of a text, in order; those in comments and those that close themselves are left out. */
    static List<Tag> all(String text) {
        List<Tag> tags = new ArrayList<>();
        Matcher found = SYNTAX.matcher(text);
        while (found.find()) {
            if (found.group(2) != null && found.group(3).isEmpty()) {
                tags.add(new Tag(found.group(2), found.start(2), !found.group(1).isEmpty()));
            }
        }
        return tags;
    }

    /** Whether a text can be part of a name. */
    static boolean isName(String text) {
        return WORD.matcher(text).matches();
    }

    /** Whether a region is in the name or touches it. */
    boolean holds(int offset, int length) {
        return start <= offset && offset + length <= start + name.length();
    }
}
