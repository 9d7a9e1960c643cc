package org.qos.dsl.ide.hover;

import java.util.regex.Pattern;

/** Converts Markdown to plain text, for clients without Markdown support. */
final class PlainText {

    private static final Pattern FENCE = Pattern.compile("(?m)^```.*\\R?");
    private static final Pattern HEAD = Pattern.compile("(?m)^#{1,6} ");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern MARKS = Pattern.compile("\\*\\*|`");

    private PlainText() {}

    static String of(String markdown) {
        String lines = HEAD.matcher(FENCE.matcher(markdown).replaceAll("")).replaceAll("");
        return MARKS.matcher(LINK.matcher(lines).replaceAll("$1")).replaceAll("");
    }
}
