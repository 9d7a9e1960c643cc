package org.qos.dsl.ui.assist;

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

/**
 * Asks the language server about a place of a document, and waits: Eclipse calls content assist and hovers on threads
 * of their own. A server that takes too long has nothing to say this time.
 */
final class ServerAnswer {

    private static final long SECONDS = 5;

    /** A place as the protocol names it. */
    record Place(TextDocumentIdentifier document, Position position) {}

    /** The answer, or nothing when the server does not know the document or has no answer in time. */
    <T> Optional<T> at(IDocument document, int offset, BiFunction<LanguageServer, Place, CompletableFuture<T>> question)
            throws BadLocationException {
        EditorPlugin plugin = EditorPlugin.running();
        Optional<String> uri = plugin.documents().uriOf(document);
        if (uri.isEmpty()) {
            return Optional.empty();
        }
        Place place = new Place(new TextDocumentIdentifier(uri.get()), TextPositions.position(document, offset));
        CompletableFuture<T> answer = plugin.server().ask(server -> question.apply(server, place));
        try {
            return Optional.ofNullable(answer.get(SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException late) {
            answer.cancel(true);
        } catch (ExecutionException failure) {
            plugin.getLog().error("The language server has no answer", failure.getCause());
        }
        return Optional.empty();
    }
}
