package org.qos.dsl.ide.workspace;

import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Edit;

/**
 * Where the lines of a text begin, to turn offsets into positions of the protocol and back. Both count UTF-16 units; lines
 * and characters of positions count from 0. Lines end with a line feed, with a carriage return, or with both (Language
 * Server Protocol 3.17, "Text Documents").
 */
public final class Lines {

    private final int length;
    private final int[] starts;
    private final int[] ends;

    /** The lines of a text. */
    public Lines(String text) {
        length = text.length();
        int[] start = new int[16];
        int[] end = new int[16];
        int lines = 0;
        int from = 0;
        for (int at = 0; at <= length; at++) {
            if (at == length || isLineEnd(text.charAt(at))) {
                if (lines == start.length) {
                    start = Arrays.copyOf(start, 2 * lines);
                    end = Arrays.copyOf(end, 2 * lines);
                }
                start[lines] = from;
                end[lines++] = at;
                if (at + 1 < length && text.charAt(at) == '\r' && text.charAt(at + 1) == '\n') {
                    at++;
                }
                from = at + 1;
            }
        }
        starts = Arrays.copyOf(start, lines);
        ends = Arrays.copyOf(end, lines);
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** How many lines there are; the empty one after a final line end counts. */
    public int count() {
        return starts.length;
    }

    /** The offset at which a line begins, the end of the text for a line that there is not. */
    public int start(int line) {
        return line < 0 ? 0 : line < starts.length ? starts[line] : length;
    }

    /** The offset after the last character of a line, before its line end. */
    public int end(int line) {
        return line < 0 ? 0 : line < ends.length ? ends[line] : length;
    }

    /** The offset of a position; a position after the end of a line or of the text is clipped to that end. */
    public int offset(Position position) {
        int line = position.getLine();
        return line < 0 ? 0 : (int) Math.min((long) start(line) + Math.max(0, position.getCharacter()), end(line));
    }

    /**
     * The position of an offset, which is brought into the text where it is not, and in front of the line end where it is
     * between a carriage return and its line feed.
     */
    public Position position(int offset) {
        int inside = Math.max(0, Math.min(offset, length));
        int found = Arrays.binarySearch(starts, inside);
        int line = found >= 0 ? found : -found - 2;
        return new Position(line, Math.min(inside, ends[line]) - starts[line]);
    }

    /**
     * The range of some characters.
     *
     * @param offset the UTF-16 units in front of them
     * @param count how many they are
     */
    public Range range(int offset, int count) {
        return new Range(position(offset), position(offset + count));
    }

    /** The range of a region. */
    public Range range(ITextRegion region) {
        return range(region.getOffset(), region.getLength());
    }

    /** The range that an edit replaces. */
    public Range range(Edit edit) {
        return range(edit.offset(), edit.length());
    }
}
