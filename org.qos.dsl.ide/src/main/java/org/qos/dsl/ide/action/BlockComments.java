package org.qos.dsl.ide.action;

import org.qos.dsl.language.CommentSyntax;

/**
 * The lines of a text and the comments in them.
 *
 * @param text the text
 * @param syntax how its comments are written
 */
record BlockComments(String text, CommentSyntax syntax) {

    /** The start of the line of an offset. */
    int lineStart(int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }

    /** The start of the line after that of an offset; at the start of a line, that of this line's successor. */
    int nextLine(int offset) {
        int feed = text.indexOf('\n', offset);
        return feed < 0 ? text.length() : feed + 1;
    }

    /** The start of the first of the comment lines directly above a line; that of the line itself if there are none. */
    int startAbove(int line) {
        int start = line;
        int comment = commentAbove(start);
        while (comment < start) {
            start = comment;
            comment = commentAbove(start);
        }
        return start;
    }

    /** Whether a part of the text has only whitespace and comments. */
    boolean areAllOf(int from, int to) {
        int at = from;
        while (at < to) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith(syntax.start(), at)) {
                at = endOfComment(at);
            } else {
                return false;
            }
        }
        return at == Math.max(from, to);
    }

    private int endOfComment(int start) {
        if (syntax.endsWithLine()) {
            return nextLine(start);
        }
        int end = text.indexOf(syntax.end(), start);
        return end < 0 ? text.length() : end + syntax.end().length();
    }

    /** The start of the line in which the comment begins that ends in the line above; {@code line} if there is none. */
    private int commentAbove(int line) {
        if (line == 0) {
            return line;
        }
        int above = lineStart(line - 1);
        if (text.substring(above, line).isBlank()) {
            return line;
        }
        int opener = text.lastIndexOf(syntax.start(), line);
        int start = syntax.endsWithLine() ? above : lineStart(Math.max(opener, 0));
        return areAllOf(start, line) ? start : line;
    }
}
