package org.qos.dsl.opensm.format;

import java.util.List;
import org.qos.dsl.format.TokenizedText;

/** Puts the colons of the lines of qos-ulps into one column, each with a space on either side. */
final class UlpColumns {

    /** Longer lines do not push the colons of all others to the right. */
    private static final int LONGEST = 64;

    private final TokenizedText written;
    private final List<String> whitespace;

    private UlpColumns(TokenizedText written, List<String> whitespace) {
        this.written = written;
        this.whitespace = whitespace;
    }

    /** Changes the whitespace before the colons. */
    static void align(TokenizedText written, List<String> whitespace) {
        new UlpColumns(written, whitespace).align();
    }

    private void align() {
        int column = 0;
        for (int i = 0; i < written.size(); i++) {
            int width = colonAfter(i) < 0 ? LONGEST + 1 : width(i, colonAfter(i));
            column = width > LONGEST ? column : Math.max(column, width);
        }
        for (int i = 0; i < written.size(); i++) {
            int colon = colonAfter(i);
            if (colon >= 0 && whitespace.get(colon).indexOf('\n') < 0) {
                int width = width(i, colon);
                whitespace.set(colon, " ".repeat(Math.max(0, column - width) + 1));
            }
        }
    }

    /** The colon of the line of qos-ulps that begins with a piece; -1 when none does. */
    private int colonAfter(int index) {
        if (!OpenSmPieces.beginsUlp(written.kind(index))) {
            return -1;
        }
        for (int i = index + 1; i < written.size(); i++) {
            if (written.tokenText(i).equals(":")) {
                return i;
            }
            if (OpenSmPieces.beginsEntry(written.kind(i))) {
                return -1;
            }
        }
        return -1;
    }

    /** How wide a line is before its colon; more than {@link #LONGEST} when it goes over several lines. */
    private int width(int first, int colon) {
        int width = written.piece(first).length();
        for (int i = first + 1; i < colon; i++) {
            boolean broken = whitespace.get(i).indexOf('\n') >= 0;
            width += broken
                    ? LONGEST + 1
                    : whitespace.get(i).length() + written.piece(i).length();
        }
        return width;
    }
}
