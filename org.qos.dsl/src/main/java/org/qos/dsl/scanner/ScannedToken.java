package org.qos.dsl.scanner;

/**
 * A token of a text.
 *
 * @param kind what its language calls it; for a parser its name in the generated {@code .tokens} file: {@code RULE_X} for
 *     the terminal X, {@code 'x'} for the keyword x
 * @param start the offset of its first character
 * @param end the offset after its last character
 */
public record ScannedToken(String kind, int start, int end) {

    /** Whitespace, line ends: what lies between other tokens. */
    public static final String WS = "RULE_WS";

    /** A comment. */
    public static final String COMMENT = "RULE_SL_COMMENT";

    /** Whether it is of that kind. */
    public boolean is(String wanted) {
        return kind.equals(wanted);
    }

    /** How many characters it has. */
    public int length() {
        return end - start;
    }
}
