package org.qos.dsl.project.settings;

/**
 * Offsets in a text that is read from its begin to its end. Each search starts where the one before ended, so that all together take time
 * linear in the length of the text.
 */
final class TextOffsets {

    private final String text;
    /** The code points in front of an offset that was asked for, and that offset. */
    private int points;

    private int offset;
    /** An offset that was asked for, and where its line begins. */
    private int inLine;

    private int lineStart;

    TextOffsets(String text) {
        this.text = text;
    }

    /**
     * The offset in UTF-16 units.
     *
     * @param codePoints the code points in front of it, at most those of the text
     */
    int offset(int codePoints) {
        offset = text.offsetByCodePoints(offset, codePoints - points);
        points = codePoints;
        return offset;
    }

    /** Where the line begins that has a character, or the end of the text, at an offset. */
    int lineStart(int at) {
        boolean back = at < inLine;
        int from = back ? 0 : inLine;
        int start = at;
        while (start > from && !isLineEnd(text.charAt(start - 1))) {
            start--;
        }
        if (back || start > from) {
            lineStart = start;
        }
        inLine = at;
        return lineStart;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
