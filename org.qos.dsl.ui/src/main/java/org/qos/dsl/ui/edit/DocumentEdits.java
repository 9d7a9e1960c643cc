package org.qos.dsl.ui.edit;

import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.qos.dsl.ui.document.TextPositions;

/**
 * Applies the text edits of a server response (LSP 3.17, TextEdit[]): their ranges refer to the text before all edits.
 */
public final class DocumentEdits {

    private DocumentEdits() {}

    /**
     * The edits as one tree.
     *
     * @throws BadLocationException if a range is not in the document, because it has changed since the response
     */
    public static MultiTextEdit of(IDocument document, List<? extends org.eclipse.lsp4j.TextEdit> edits)
            throws BadLocationException {
        MultiTextEdit all = new MultiTextEdit();
        for (org.eclipse.lsp4j.TextEdit edit : edits) {
            IRegion region = TextPositions.region(document, edit.getRange());
            all.addChild(new ReplaceEdit(region.getOffset(), region.getLength(), edit.getNewText()));
        }
        return all;
    }

    /**
     * Applies the edits; a single Undo reverts all of them. Call it in the UI thread.
     *
     * @throws BadLocationException if a range is not in the document, or if edits overlap
     */
    public static void apply(IDocument document, List<? extends org.eclipse.lsp4j.TextEdit> edits)
            throws BadLocationException {
        apply(document, of(document, edits));
    }

    /** Applies edits in the same way; the tree then has the regions of the new text. */
    public static void apply(IDocument document, MultiTextEdit edits) throws BadLocationException {
        IDocumentUndoManager history = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
        if (history != null) {
            history.beginCompoundChange();
        }
        try {
            edits.apply(document);
        } catch (MalformedTreeException overlap) {
            throw new BadLocationException(overlap.getMessage());
        } finally {
            if (history != null) {
                history.endCompoundChange();
            }
        }
    }
}
