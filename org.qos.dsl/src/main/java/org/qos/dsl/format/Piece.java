package org.qos.dsl.format;

/**
 * A part of a text that formatting leaves as it is.
 *
 * @param kind what its language calls it
 * @param start the offset of its first character
 * @param end the offset behind its last character
 */
record Piece(String kind, int start, int end) {

    boolean is(String wanted) {
        return kind.equals(wanted);
    }

    int length() {
        return end - start;
    }
}
