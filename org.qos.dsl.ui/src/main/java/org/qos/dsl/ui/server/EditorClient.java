package org.qos.dsl.ui.server;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** The client half of the protocol: diagnostics go to whoever shows them, messages to the workbench's log. */
public final class EditorClient implements LanguageClient {

    private final ILog log;
    private volatile Consumer<PublishDiagnosticsParams> diagnostics = ignored -> {};

    /** A client that shows no diagnostics yet. */
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

    @Override
    public void showMessage(MessageParams message) {
        logMessage(message);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        logMessage(request);
        return CompletableFuture.completedFuture(null);
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
