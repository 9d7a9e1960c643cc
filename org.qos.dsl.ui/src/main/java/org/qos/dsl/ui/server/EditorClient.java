package org.qos.dsl.ui.server;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
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

/** The client half of the protocol: diagnostics and steps go to whoever shows them, messages to the workbench's log. */
public final class EditorClient implements LanguageClient {

    private final ILog log;
    private final Map<String, Consumer<String>> progress = new ConcurrentHashMap<>();
    private volatile Consumer<PublishDiagnosticsParams> diagnostics = ignored -> {};
    private volatile Predicate<ShowDocumentParams> places = ignored -> false;
    private volatile Function<ShowMessageRequestParams, CompletableFuture<MessageActionItem>> questions =
            ignored -> CompletableFuture.completedFuture(null);

    /** A client that shows nothing yet. */
    public EditorClient(ILog log) {
        this.log = log;
    }

    /** From now on diagnostics go to {@code view}, on a thread of the server. */
    public void showDiagnosticsWith(Consumer<PublishDiagnosticsParams> view) {
        diagnostics = view;
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams published) {
        diagnostics.accept(published);
    }

    /** From now on places are shown by {@code view}, which says whether it can, on a thread of the server. */
    public void showPlacesWith(Predicate<ShowDocumentParams> view) {
        places = view;
    }

    /** From now on the user is asked by {@code view}, called on a thread of the server; null when there is no answer. */
    public void askWith(Function<ShowMessageRequestParams, CompletableFuture<MessageActionItem>> view) {
        questions = view;
    }

    /** From now on the steps of the work with this token go to {@code view}, on a thread of the server. */
    public void followProgress(String token, Consumer<String> view) {
        progress.put(token, view);
    }

    /** The steps of this work go nowhere any more. */
    public void forgetProgress(String token) {
        progress.remove(token);
    }

    @Override
    public void notifyProgress(ProgressParams step) {
        Consumer<String> view =
                step.getToken().isLeft() ? progress.get(step.getToken().getLeft()) : null;
        if (view != null && step.getValue().getLeft() instanceof WorkDoneProgressReport report) {
            view.accept(report.getMessage());
        }
    }

    @Override
    public void showMessage(MessageParams message) {
        logMessage(message);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return questions.apply(request);
    }

    @Override
    public CompletableFuture<ShowDocumentResult> showDocument(ShowDocumentParams place) {
        return CompletableFuture.completedFuture(new ShowDocumentResult(places.test(place)));
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
        // nothing is measured
    }
}
