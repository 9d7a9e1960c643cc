package org.qos.dsl.opensm.scan;

/**
 * Finds what OpenSM's scanner matches at a place of a text, before its actions depend on the mode of the line. The
 * patterns are those of {@code osm_qos_parser_l.l}; the longest match counts.
 */
final class RawTokenMatcher {

    enum Kind {
        /** From {@code #} up to and including the line end; without a line end it is not a comment. */
        COMMENT,
        /** A line end, with the whitespace before it. */
        LINE_END,
        /** Whitespace and tabs. */
        WHITESPACE,
        /** A decimal or hexadecimal number. */
        NUMBER,
        /** One of {@code - : , *}. */
        PUNCTUATION,
        /** A keyword; see {@link #keyword()}. */
        KEYWORD,
        /** A text in quotes, over several lines even. */
        QUOTED,
        /** Any other character. */
        CHARACTER
    }

    private final CharSequence text;
    private final int lastLineEnd;
    private final int lastQuote;

    private int end;
    private KeywordPattern keywordPattern;

    RawTokenMatcher(CharSequence text) {
        this.text = text;
        this.lastLineEnd = lastIndexOf('\n');
        this.lastQuote = lastIndexOf('"');
    }

    /** The place after the piece found last. */
    int end() {
        return end;
    }

    /** The keyword found last, when it was one. */
    KeywordPattern keyword() {
        return keywordPattern;
    }

    /** Finds the piece at a place before the end of the text. */
    Kind at(int start) {
        char c = text.charAt(start);
        return switch (c) {
            case '\n' -> found(Kind.LINE_END, start + 1);
            case ' ', '\t' -> whitespace(start);
            case '-', ':', ',', '*' -> found(Kind.PUNCTUATION, start + 1);
            case '#' ->
                start < lastLineEnd ? found(Kind.COMMENT, indexOf('\n', start) + 1) : found(Kind.CHARACTER, start + 1);
            case '"' ->
                start < lastQuote ? found(Kind.QUOTED, indexOf('"', start + 1) + 1) : found(Kind.CHARACTER, start + 1);
            default -> isDigit(c) ? found(Kind.NUMBER, numberEnd(start)) : textToken(start);
        };
    }

    private Kind whitespace(int start) {
        int after = KeywordPattern.skipWhitespace(text, start);
        return after < text.length() && text.charAt(after) == '\n'
                ? found(Kind.LINE_END, after + 1)
                : found(Kind.WHITESPACE, after);
    }

    private Kind textToken(int start) {
        keywordPattern = null;
        int longest = start;
        for (KeywordPattern candidate : KeywordPatterns.startingWith(text.charAt(start))) {
            int after = candidate.matchWithWhitespace(text, start);
            if (after > longest) {
                longest = after;
                keywordPattern = candidate;
            }
        }
        return keywordPattern == null ? found(Kind.CHARACTER, start + 1) : found(Kind.KEYWORD, longest);
    }

    private Kind found(Kind kind, int after) {
        end = after;
        return kind;
    }

    private int numberEnd(int start) {
        boolean hex = text.charAt(start) == '0'
                && start + 2 < text.length()
                && KeywordPattern.lower(text.charAt(start + 1)) == 'x'
                && isHex(text.charAt(start + 2));
        int at = hex ? start + 2 : start;
        while (at < text.length() && (hex ? isHex(text.charAt(at)) : isDigit(text.charAt(at)))) {
            at++;
        }
        return at;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isHex(char c) {
        return isDigit(c) || KeywordPattern.lower(c) >= 'a' && KeywordPattern.lower(c) <= 'f';
    }

    private int indexOf(char c, int from) {
        int at = from;
        while (text.charAt(at) != c) {
            at++;
        }
        return at;
    }

    private int lastIndexOf(char c) {
        int at = text.length() - 1;
        while (at >= 0 && text.charAt(at) != c) {
            at--;
        }
        return at;
    }
}
