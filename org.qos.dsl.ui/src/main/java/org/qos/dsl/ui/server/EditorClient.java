package org.qos.dsl.ui.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowDocumentResult;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.services.LanguageClient;

/** The LSP client: passes diagnostics, progress and requests on, and logs messages. */
public final class EditorClient implements LanguageClient {

    private final ILog log;
    private final Map<String, Consumer<String>> progress = new ConcurrentHashMap<>();
    private final List<Runnable> refreshListeners = new CopyOnWriteArrayList<>();
    private volatile Consumer<PublishDiagnosticsParams> diagnostics = ignored -> {};
    private volatile Predicate<ShowDocumentParams> documents = ignored -> false;
    private volatile Function<ShowMessageRequestParams, CompletableFuture<MessageActionItem>> messageRequests =
            ignored -> CompletableFuture.completedFuture(null);

    /** A client without handlers. */
    public EditorClient(ILog log) {
        this.log = log;
    }

    /** Sets the handler of diagnostics, called in a server thread. */
    public void showDiagnosticsWith(Consumer<PublishDiagnosticsParams> view) {
        diagnostics = view;
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams published) {
        diagnostics.accept(published);
    }

    /**
     * Sets the handler of {@code window/showDocument}, called in a server thread; it returns whether it can show the
     * document.
     */
    public void showDocumentsWith(Predicate<ShowDocumentParams> view) {
        documents = view;
    }

    /** Sets the handler of {@code window/showMessageRequest}, called in a server thread; null means no choice. */
    public void showMessageRequestsWith(Function<ShowMessageRequestParams, CompletableFuture<MessageActionItem>> view) {
        messageRequests = view;
    }

    /** Sets the handler of a token's progress messages, called in a server thread. */
    public void followProgress(String token, Consumer<String> view) {
        progress.put(token, view);
    }

    /** Removes the handler of a token's progress messages. */
    public void forgetProgress(String token) {
        progress.remove(token);
    }

    @Override
    public void notifyProgress(ProgressParams params) {
        Consumer<String> view =
                params.getToken().isLeft() ? progress.get(params.getToken().getLeft()) : null;
        if (view != null && params.getValue().getLeft() instanceof WorkDoneProgressReport report) {
            view.accept(report.getMessage());
        }
    }

    /** Adds a listener that the server calls, in one of its threads, when its hints, lenses or tokens have changed. */
    public void addRefreshListener(Runnable listener) {
        refreshListeners.add(listener);
    }

    /** Removes a listener. */
    public void removeRefreshListener(Runnable listener) {
        refreshListeners.remove(listener);
    }

    @Override
    public CompletableFuture<Void> refreshInlayHints() {
        return refresh();
    }

    @Override
    public CompletableFuture<Void> refreshCodeLenses() {
        return refresh();
    }

    @Override
    public CompletableFuture<Void> refreshSemanticTokens() {
        return refresh();
    }

    private CompletableFuture<Void> refresh() {
        refreshListeners.forEach(Runnable::run);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void showMessage(MessageParams message) {
        logMessage(message);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return messageRequests.apply(request);
    }

    @Override
    public CompletableFuture<ShowDocumentResult> showDocument(ShowDocumentParams place) {
        return CompletableFuture.completedFuture(new ShowDocumentResult(documents.test(place)));
    }

    @Override
    public void logMessage(MessageParams message) {
        if (message.getType() == MessageType.Error) {
            log.error(message.getMessage());
        } else if (message.getType() == MessageType.Warning) {
            log.warn(message.getMessage());
        }
    }

    @Override
    public void telemetryEvent(Object event) {
        // the server sends no telemetry
    }
}
