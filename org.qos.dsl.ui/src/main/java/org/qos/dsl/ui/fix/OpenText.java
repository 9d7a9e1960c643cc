package org.qos.dsl.ui.fix;

import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextState;

/**
 * The text of an editor.
 *
 * @param text its state
 * @param uri its URI in the server
 */
record OpenText(TextState text, String uri) implements FixedText {

    /** The present text of a document; empty if it is not open in the server. */
    static Optional<FixedText> of(IDocument document) {
        return EditorPlugin.running().documents().uriOf(document).map(uri -> new OpenText(TextState.of(document), uri));
    }

    @Override
    public boolean isCurrent() {
        return EditorPlugin.running().documents().uriOf(text.document()).isPresent() && text.isCurrent();
    }

    @Override
    public Optional<IDocument> document() {
        return Optional.of(text.document());
    }
}
