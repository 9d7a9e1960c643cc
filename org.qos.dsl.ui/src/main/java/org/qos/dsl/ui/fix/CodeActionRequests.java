package org.qos.dsl.ui.fix;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextState;
import org.qos.dsl.ui.edit.DocumentEdits;
import org.qos.dsl.ui.server.OperationWait;
import org.qos.dsl.ui.server.ShortWait;

/** Requests {@code textDocument/codeAction}. */
final class CodeActionRequests {

    private static final ShortWait<Key, List<CodeAction>> REQUESTS =
            new ShortWait<>(EditorPlugin.running().getLog(), Display.getDefault()::asyncExec);

    private record Key(FixedText text, Range range, List<Diagnostic> about) {}

    private CodeActionRequests() {}

    /**
     * The actions about some diagnostics, or all actions at a range if there are no diagnostics.
     *
     * @return empty if the response is not there yet
     */
    static Optional<List<CodeAction>> actions(FixedText text, Range range, List<Diagnostic> about) {
        Key key = new Key(text, range, about);
        CompletableFuture<List<CodeAction>> sent = REQUESTS.requested(key, () -> send(key));
        OperationWait.until(sent);
        return REQUESTS.response(key, () -> sent);
    }

    /**
     * Calls {@code then} in the UI thread when the actions that the server did not send in time for this event are there,
     * unless the text has changed by then; not at all if all came in time.
     */
    static void whenLateAreThere(IDocument document, Runnable then) {
        TextState text = TextState.of(document);
        REQUESTS.whenLateAreThere(() -> {
            if (text.isCurrent()) {
                then.run();
            }
        });
    }

    private static CompletableFuture<List<CodeAction>> send(Key key) {
        var params = new CodeActionParams(
                new TextDocumentIdentifier(key.text().uri()), key.range(), new CodeActionContext(key.about()));
        return EditorPlugin.running()
                .server()
                .request(server -> server.getTextDocumentService().codeAction(params))
                .thenApply(CodeActionRequests::withEdits);
    }

    private static List<CodeAction> withEdits(List<Either<Command, CodeAction>> actions) {
        return actions == null
                ? List.of()
                : actions.stream()
                        .filter(Either::isRight)
                        .map(Either::getRight)
                        .filter(action -> action.getEdit() != null)
                        .toList();
    }

    /** The diagnostics that an action is about. */
    static List<Diagnostic> about(CodeAction action) {
        return action.getDiagnostics() == null ? List.of() : action.getDiagnostics();
    }

    /** Applies an action to the text it was requested for; a text that has changed since stays as it is. */
    static void apply(CodeAction action, FixedText text) {
        if (text.isCurrent()) {
            text.document().ifPresent(document -> apply(action, text.uri(), document));
        }
    }

    private static void apply(CodeAction action, String uri, IDocument document) {
        try {
            DocumentEdits.apply(document, action.getEdit().getChanges().getOrDefault(uri, List.of()));
        } catch (BadLocationException mismatch) {
            EditorPlugin.running().getLog().error("Cannot apply \"" + action.getTitle() + "\"", mismatch);
        }
    }
}
