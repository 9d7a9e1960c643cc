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
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/** A request about a position. */
final class ServerRequest {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private ServerRequest() {}

    /** A position in a document in LSP terms. */
    record DocumentPosition(TextDocumentIdentifier document, Position position) {}

    /** Sends the request; the response is null if the document is not open in the server. */
    static <T> CompletableFuture<T> send(
            IDocument document, int offset, BiFunction<LanguageServer, DocumentPosition, CompletableFuture<T>> request)
            throws BadLocationException {
        EditorPlugin plugin = EditorPlugin.running();
        Optional<String> uri = plugin.documents().uriOf(document);
        if (uri.isEmpty()) {
            return CompletableFuture.completedFuture(null);
        }
        DocumentPosition position =
                new DocumentPosition(new TextDocumentIdentifier(uri.get()), TextPositions.position(document, offset));
        return plugin.server().request(server -> request.apply(server, position));
    }

    /**
     * Waits in a background thread, in which Eclipse calls content assist and the hover of the mouse; a response that
     * takes too long is dropped. Empty if the document is not open in the server, the request fails or times out.
     */
    static <T> Optional<T> await(CompletableFuture<T> response) {
        try {
            return Optional.ofNullable(response.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException late) {
            response.cancel(true);
        } catch (ExecutionException failure) {
            logFailure(failure.getCause());
        }
        return Optional.empty();
    }

    /** Logs why a request failed. */
    static void logFailure(Throwable failure) {
        EditorPlugin.running().getLog().error("A request to the language server failed", failure);
    }
}
