package org.qos.dsl.format;

/**
 * A part of a text that formatting leaves as it is.
 *
 * @param kind what its language calls it
 * @param start the offset of its first character
 * @param end the offset after its last character
 */
public record FormatToken(String kind, int start, int end) {

    /** Whether it is of that kind. */
    public boolean is(String wanted) {
        return kind.equals(wanted);
    }

    /** How many characters it has. */
    public int length() {
        return end - start;
    }
}
