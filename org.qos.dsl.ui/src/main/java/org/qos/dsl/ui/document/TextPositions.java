package org.qos.dsl.ui.document;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Converts between Eclipse offsets and LSP positions; both count UTF-16 units from 0. */
public final class TextPositions {

    private TextPositions() {}

    /** The position of an offset. */
    public static Position position(IDocument document, int offset) throws BadLocationException {
        int line = document.getLineOfOffset(offset);
        return new Position(line, offset - document.getLineOffset(line));
    }

    /** The range of a region. */
    public static Range range(IDocument document, int offset, int length) throws BadLocationException {
        return new Range(position(document, offset), position(document, offset + length));
    }

    /** The offset of a position. A character after the end of its line means the end of that line (LSP 3.17). */
    public static int offset(IDocument document, Position position) throws BadLocationException {
        IRegion line = document.getLineInformation(position.getLine());
        return line.getOffset() + Math.min(position.getCharacter(), line.getLength());
    }

    /** The region of a range. */
    public static IRegion region(IDocument document, Range range) throws BadLocationException {
        int start = offset(document, range.getStart());
        return new Region(start, offset(document, range.getEnd()) - start);
    }
}
