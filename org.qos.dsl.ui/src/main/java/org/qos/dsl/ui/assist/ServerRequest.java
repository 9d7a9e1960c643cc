package org.qos.dsl.ui.assist;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/**
 * Sends a request about a position and waits for the response. Eclipse calls content assist and hovers of the mouse in
 * background threads; the hover of a key it calls in the UI thread, which waits for a moment only. A response that takes
 * too long is dropped.
 */
final class ServerRequest {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PATIENCE_IN_UI = Duration.ofMillis(500);

    /** A position in a document in LSP terms. */
    record DocumentPosition(TextDocumentIdentifier document, Position position) {}

    /** The response; empty if the document is not open in the server, the request fails or times out. */
    <T> Optional<T> at(
            IDocument document, int offset, BiFunction<LanguageServer, DocumentPosition, CompletableFuture<T>> request)
            throws BadLocationException {
        EditorPlugin plugin = EditorPlugin.running();
        Optional<String> uri = plugin.documents().uriOf(document);
        if (uri.isEmpty()) {
            return Optional.empty();
        }
        DocumentPosition position =
                new DocumentPosition(new TextDocumentIdentifier(uri.get()), TextPositions.position(document, offset));
        CompletableFuture<T> response = plugin.server().request(server -> request.apply(server, position));
        try {
            return Optional.ofNullable(response.get(patience().toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException late) {
            response.cancel(true);
        } catch (ExecutionException failure) {
            plugin.getLog().error("A request to the language server failed", failure.getCause());
        }
        return Optional.empty();
    }

    private static Duration patience() {
        return Display.getCurrent() == null ? PATIENCE : PATIENCE_IN_UI;
    }
}
