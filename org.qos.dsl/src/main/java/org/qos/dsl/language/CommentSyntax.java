package org.qos.dsl.language;

/**
 * How comments are written.
 *
 * @param start what begins a comment
 * @param end what ends a comment; empty when the line ends it
 */
public record CommentSyntax(String start, String end) {

    /** Comments of {@code #} and the rest of the line. */
    public static final CommentSyntax HASH = new CommentSyntax("#", "");

    /** Comments of XML. */
    public static final CommentSyntax XML = new CommentSyntax("<!--", "-->");

    /** A comment with a text of one line. */
    public String comment(String text) {
        return start + " " + text + (endsWithLine() ? "" : " " + end);
    }

    /** Whether a comment ends with its line. */
    public boolean endsWithLine() {
        return end.isEmpty();
    }
}
