package org.qos.dsl.ui.assist;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.jface.text.ITextViewer;

/**
 * A place in the text of an editor.
 *
 * @param viewer the editor's viewer
 * @param offset the offset in its document
 * @param caret where the caret was
 * @param text the modification stamp of the document
 */
record HoverPlace(ITextViewer viewer, int offset, int caret, long text) {

    /** A place in the text as it is now. */
    static HoverPlace of(ITextViewer viewer, int offset) {
        return new HoverPlace(viewer, offset, viewer.getSelectedRange().x, stamp(viewer.getDocument()));
    }

    /** Whether the editor is open, and neither its text nor its caret has changed since. */
    boolean isCurrent() {
        return viewer.getTextWidget() != null
                && !viewer.getTextWidget().isDisposed()
                && viewer.getDocument() != null
                && of(viewer, offset).equals(this);
    }

    private static long stamp(IDocument document) {
        return ((IDocumentExtension4) document).getModificationStamp();
    }
}
