package org.qos.cli.diff;

import org.qos.dsl.language.Printable;

/** Texts of files in Markdown, where they must not be read as Markdown, HTML or a mention of a user. */
final class EscapedMarkdown {

    private static final String MARKUP = "\\`*_[]<>#|~@&:$";

    private EscapedMarkdown() {}

    /** The text as code. */
    static String code(String text) {
        return "<code>" + text(text) + "</code>";
    }

    /** The text in a line of Markdown or a cell of a table. */
    static String text(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : Printable.of(text.replace(" -> ", " → ")).toCharArray()) {
            escaped.append(MARKUP.indexOf(c) < 0 ? Character.toString(c) : "&#" + (int) c + ";");
        }
        return escaped.toString();
    }
}
