package org.qos.dsl.ui.document;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;

/**
 * The state of a text when a request about it was sent.
 *
 * @param stamp the modification stamp, which changes with each edit
 */
public record TextState(IDocument document, long stamp) {

    /** The present state. */
    public static TextState of(IDocument document) {
        return new TextState(document, ((IDocumentExtension4) document).getModificationStamp());
    }

    /** Whether the text is the same as at the time of the request. */
    public boolean isCurrent() {
        return equals(of(document));
    }
}
