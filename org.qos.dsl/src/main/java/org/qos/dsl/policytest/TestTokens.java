package org.qos.dsl.policytest;

import org.qos.dsl.language.ByteOrderMark;

/** The tokens and comments of a text, cut as in requests; braces are tokens of their own. */
final class TestTokens {

    /** Takes a part of the text. */
    @FunctionalInterface
    interface Part {
        void accept(int start, int end);
    }

    private final String text;

    private TestTokens(String text) {
        this.text = text;
    }

    /** Visits all tokens and comments in order. */
    static void each(String text, Part token, Part comment) {
        TestTokens tokens = new TestTokens(text);
        int at = 0;
        while (at < text.length()) {
            char first = text.charAt(at);
            int end = at + 1;
            if (first == '#') {
                end = tokens.lineEnd(at);
                comment.accept(at, end);
            } else if (!isSpace(first)) {
                end = tokens.end(at);
                token.accept(at, end);
            }
            at = end;
        }
    }

    /** Whether a character stands between tokens: white space, or the byte order mark that some editors write. */
    static boolean isSpace(int character) {
        return Character.isWhitespace(character) || character == ByteOrderMark.CHARACTER;
    }

    private int end(int start) {
        char first = text.charAt(start);
        if (isBrace(first)) {
            return start + 1;
        }
        return first == '"' || first == '\'' ? quoteEnd(start) : bareEnd(start);
    }

    /** A quote that is not closed ends with its line. */
    private int quoteEnd(int start) {
        int line = lineEnd(start);
        int quote = text.indexOf(text.charAt(start), start + 1);
        return quote >= 0 && quote < line ? quote + 1 : line;
    }

    private int bareEnd(int start) {
        int at = start;
        while (at < text.length() && !isSpace(text.charAt(at)) && text.charAt(at) != '#' && !isBrace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private int lineEnd(int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    private static boolean isBrace(char c) {
        return c == '{' || c == '}';
    }
}
