package org.qos.analysis.explanation.page;

import java.util.regex.Pattern;

/** Texts in Markdown, whose marks names of nodes, groups and levels must not set (CommonMark 0.31, 2.4). */
final class Markdown {

    /** An underscore within a word, as in P_Key, is not a mark (CommonMark 0.31, 6.2). */
    private static final Pattern MARK = Pattern.compile("[\\\\`*\\[\\]<&]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])");

    private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]");

    private Markdown() {}

    /** A text of one line, as it is. */
    static String escaped(String text) {
        return CONTROL.matcher(MARK.matcher(text).replaceAll("\\\\$0")).replaceAll(" ");
    }
}
