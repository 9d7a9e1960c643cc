package org.qos.dsl.format;

import java.util.ArrayList;
import java.util.List;

/** How a text is to be laid out: its pieces and the whitespace before each of them. */
public final class Layout {

    private final TokenizedText written;
    private final List<String> whitespace;
    private final String lineEnd;

    /**
     * A layout.
     *
     * @param whitespace the whitespace before each piece, with line feeds for line ends
     * @param lineEnd how the text ends its lines
     */
    public Layout(TokenizedText written, List<String> whitespace, String lineEnd) {
        this.written = written;
        this.whitespace = List.copyOf(whitespace);
        this.lineEnd = lineEnd;
    }

    /** The changes that lead to the layout, in order. */
    public List<WhitespaceEdit> edits() {
        List<WhitespaceEdit> edits = new ArrayList<>();
        int end = 0;
        for (int i = 0; i < written.size(); i++) {
            add(edits, end, written.piece(i).start(), whitespace.get(i));
            end = written.piece(i).end();
        }
        add(edits, end, written.text().length(), written.size() == 0 ? "" : "\n");
        return edits;
    }

    /** The text in this layout. */
    public String apply() {
        StringBuilder result = new StringBuilder(written.text().length());
        int at = 0;
        for (WhitespaceEdit edit : edits()) {
            result.append(written.text(), at, edit.start()).append(edit.whitespace());
            at = edit.end();
        }
        return result.append(written.text().substring(at)).toString();
    }

    /** Whether another text has the same pieces, so that the same is read in both. */
    public boolean hasPiecesOf(Layout other) {
        return tokens().equals(other.tokens());
    }

    private List<String> tokens() {
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            tokens.add(written.kind(i));
            tokens.add(written.tokenText(i));
        }
        return tokens;
    }

    private void add(List<WhitespaceEdit> edits, int start, int end, String wanted) {
        String inLineEnds = wanted.replace("\n", lineEnd);
        if (!written.text().substring(start, end).equals(inLineEnds)) {
            edits.add(new WhitespaceEdit(start, end, inLineEnds));
        }
    }
}
