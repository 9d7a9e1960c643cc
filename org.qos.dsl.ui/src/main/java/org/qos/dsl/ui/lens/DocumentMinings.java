package org.qos.dsl.ui.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.qos.dsl.ui.EditorPlugin;

/**
 * Code minings from a response of the server about a whole document.
 *
 * @param <T> what becomes a mining
 */
abstract class DocumentMinings<T> extends AbstractCodeMiningProvider {

    /** Sends the request; the response may be null. */
    abstract CompletableFuture<? extends List<? extends T>> request(String uri, IDocument document)
            throws BadLocationException;

    /** The mining of a part of the response. */
    abstract ICodeMining mining(T part, IDocument document) throws BadLocationException;

    @Override
    public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(
            ITextViewer viewer, IProgressMonitor monitor) {
        IDocument document = viewer.getDocument();
        Optional<String> uri = EditorPlugin.running().documents().uriOf(document);
        if (uri.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        try {
            return request(uri.get(), document)
                    .thenApply(response -> response == null ? List.of() : minings(document, response));
        } catch (BadLocationException edited) {
            return CompletableFuture.completedFuture(List.of());
        }
    }

    private List<ICodeMining> minings(IDocument document, List<? extends T> response) {
        List<ICodeMining> minings = new ArrayList<>();
        for (T part : response) {
            try {
                minings.add(mining(part, document));
            } catch (BadLocationException edited) {
                // the document is one edit ahead of the server; Eclipse requests the minings again
            }
        }
        return minings;
    }
}
