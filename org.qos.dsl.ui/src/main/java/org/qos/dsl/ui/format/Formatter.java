package org.qos.dsl.ui.format;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.document.DocumentSynchronizer;
import org.qos.dsl.ui.document.TextState;
import org.qos.dsl.ui.edit.DocumentEdits;
import org.qos.dsl.ui.server.ServerConnection;

/**
 * Requests {@code textDocument/formatting} and applies the edits when they are there.
 *
 * @param server the language server
 * @param documents the documents that are open in it
 * @param log takes failures
 */
public record Formatter(ServerConnection server, DocumentSynchronizer documents, ILog log) {

    /** Each language has a style of its own, whatever a client requests. */
    private static final FormattingOptions IGNORED = new FormattingOptions(2, true);

    /** Formats the document; {@code then} runs in the UI thread after a change. */
    public void formatDocument(IDocument document, Runnable then) {
        documents.uriOf(document).ifPresent(uri -> {
            var params = new DocumentFormattingParams(new TextDocumentIdentifier(uri), IGNORED);
            apply(server.request(remote -> remote.getTextDocumentService().formatting(params)), document, then);
        });
    }

    /** Formats the lines of a range. */
    public void formatLines(IDocument document, Range range) {
        documents.uriOf(document).ifPresent(uri -> {
            var params = new DocumentRangeFormattingParams(new TextDocumentIdentifier(uri), IGNORED, range);
            apply(
                    server.request(remote -> remote.getTextDocumentService().rangeFormatting(params)),
                    document,
                    () -> {});
        });
    }

    private void apply(CompletableFuture<List<? extends TextEdit>> response, IDocument document, Runnable then) {
        TextState text = TextState.of(document);
        response.thenAccept(edits -> Display.getDefault().asyncExec(() -> apply(edits, text, then)))
                .exceptionally(failure -> {
                    log.error("The language server does not format", failure);
                    return null;
                });
    }

    /** A text that the user has changed since stays as it is. */
    private void apply(List<? extends TextEdit> edits, TextState text, Runnable then) {
        if (edits == null || edits.isEmpty() || !text.isCurrent()) {
            return;
        }
        try {
            DocumentEdits.apply(text.document(), edits);
            then.run();
        } catch (BadLocationException mismatch) {
            log.error("Cannot apply the formatting", mismatch);
        }
    }
}
