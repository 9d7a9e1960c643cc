package org.qos.dsl.opensm.scan;

import java.util.Locale;

/**
 * A keyword of the policy file.
 *
 * @param first what it begins with, in lower case
 * @param second the token after a comma, for the qos-ulps lines that have one; else empty
 * @param kind at its place and what follows it
 * @param mode how the rest of its line is read, null when it changes nothing
 */
record KeywordPattern(String first, String second, Kind kind, LineMode mode) {

    enum Kind {
        /** Opens a section, a table or a block. */
        BEGIN(false),
        /** Closes a section, a table or a block. */
        END(false),
        /** An entry of a block: a keyword and a colon. */
        ENTRY(false),
        /** A line of qos-ulps without criterion: a keyword in any case and a colon. */
        ULP(true),
        /** A line of qos-ulps with criterion: a keyword in any case, a comma, a second token in lower case. */
        ULP_CRITERION(true),
        /** A node type in any case; a token in the node type mode only, else text. */
        NODE_TYPE(true);

        private final boolean anyCase;

        Kind(boolean anyCase) {
            this.anyCase = anyCase;
        }
    }

    /** Whether it opens or closes a section, a table or a block. */
    boolean isBlock() {
        return kind == Kind.BEGIN || kind == Kind.END;
    }

    /** How the grammar spells the keyword, in quotes as in the table of the generated parser. */
    String token() {
        return switch (kind) {
            case BEGIN, END -> "'" + first + "'";
            case ENTRY, ULP -> "'" + first + ":'";
            case ULP_CRITERION -> "'" + first + "," + second + "'";
            case NODE_TYPE -> "'" + first.toUpperCase(Locale.ROOT) + "'";
        };
    }

    /** Where the keyword ends when it is at that place, whitespace after it not counted; -1 when it does not. */
    int match(CharSequence text, int start) {
        int end = match(text, start, first, kind.anyCase);
        if (end < 0) {
            return -1;
        }
        return switch (kind) {
            case BEGIN, END, NODE_TYPE -> end;
            case ENTRY, ULP -> match(text, skipWhitespace(text, end), ":", false);
            case ULP_CRITERION -> matchSecond(text, end);
        };
    }

    /** The same with the whitespace that OpenSM's scanner takes along after a colon. */
    int matchWithWhitespace(CharSequence text, int start) {
        int end = match(text, start);
        return end >= 0 && (kind == Kind.ENTRY || kind == Kind.ULP) ? skipWhitespace(text, end) : end;
    }

    private int matchSecond(CharSequence text, int end) {
        int comma = match(text, skipWhitespace(text, end), ",", false);
        return comma < 0 ? -1 : match(text, skipWhitespace(text, comma), second, false);
    }

    static int skipWhitespace(CharSequence text, int start) {
        int at = start;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static int match(CharSequence text, int start, String expected, boolean anyCase) {
        if (start + expected.length() > text.length()) {
            return -1;
        }
        for (int i = 0; i < expected.length(); i++) {
            char c = text.charAt(start + i);
            if (expected.charAt(i) != (anyCase ? lower(c) : c)) {
                return -1;
            }
        }
        return start + expected.length();
    }

    static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }
}
