package org.qos.dsl.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.dsl.scanner.ScannedToken;

/**
 * A text and its pieces in order, as the author laid them out. Only whitespace and line ends separate the pieces.
 *
 * @param text the whole text
 * @param pieces its pieces; none is empty
 */
public record TokenizedText(String text, List<ScannedToken> pieces) {

    /** How many pieces there are. */
    public int size() {
        return pieces.size();
    }

    /** The piece at a place, counted from 0. */
    public ScannedToken piece(int index) {
        return pieces.get(index);
    }

    /** The kind of the piece at a place. */
    public String kind(int index) {
        return pieces.get(index).kind();
    }

    /** The text of the piece at a place. */
    public String tokenText(int index) {
        return text.substring(piece(index).start(), piece(index).end());
    }

    /** Whether the author began a line with a piece. */
    public boolean startsLine(int index) {
        return index == 0 || gap(index).indexOf('\n') >= 0;
    }

    /** Whether a piece directly follows the one before it. */
    public boolean touches(int index) {
        return gap(index).isEmpty();
    }

    /**
     * The end of the line before a piece and the whitespace that begin its own; keeps one empty line of the author's.
     */
    public String lineBreak(int index, String indentation) {
        if (index == 0) {
            return indentation;
        }
        String gap = gap(index);
        boolean emptyLine = gap.indexOf('\n') != gap.lastIndexOf('\n');
        return (emptyLine ? "\n\n" : "\n") + indentation;
    }

    /** The whitespace before each piece, found for one after the other. */
    public List<String> whitespace(IntFunction<String> before) {
        return IntStream.range(0, size()).mapToObj(before).collect(Collectors.toCollection(ArrayList::new));
    }

    private String gap(int index) {
        int before = index == 0 ? 0 : piece(index - 1).end();
        return text.substring(before, piece(index).start());
    }
}
