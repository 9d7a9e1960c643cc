package org.qos.dsl.ide.server;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Sends refresh requests to a client that supports them. Requests within a short time, such as after a branch switch,
 * are combined into one.
 */
final class RefreshRequests {

    private static final int COALESCE_MILLIS = 100;

    private final ScheduledExecutorService later;
    private final AtomicBoolean diagnosticsPending = new AtomicBoolean();
    private final AtomicBoolean hintsPending = new AtomicBoolean();
    private final AtomicBoolean lensesPending = new AtomicBoolean();
    private volatile LanguageClient client;
    private volatile WorkspaceClientCapabilities can = new WorkspaceClientCapabilities();

    RefreshRequests(ScheduledExecutorService later) {
        this.later = later;
    }

    /** Sets the client. */
    void serve(LanguageClient languageClient, ClientCapabilities capabilities) {
        client = languageClient;
        if (capabilities.getWorkspace() != null) {
            can = capabilities.getWorkspace();
        }
    }

    /** Refreshes diagnostics; called only if the client supports that. */
    void diagnostics() {
        coalesce(diagnosticsPending, () -> client.refreshDiagnostics());
    }

    /** Refreshes inlay hints, code lenses and semantic tokens. */
    void refreshInlayHints() {
        coalesce(hintsPending, this::sendInlayHintRefresh);
    }

    /** Refreshes code lenses only. */
    void refreshCodeLenses() {
        coalesce(lensesPending, this::sendCodeLensRefresh);
    }

    private void sendInlayHintRefresh() {
        if (can.getInlayHint() != null && Boolean.TRUE.equals(can.getInlayHint().getRefreshSupport())) {
            client.refreshInlayHints();
        }
        sendCodeLensRefresh();
        if (can.getSemanticTokens() != null
                && Boolean.TRUE.equals(can.getSemanticTokens().getRefreshSupport())) {
            client.refreshSemanticTokens();
        }
    }

    private void sendCodeLensRefresh() {
        if (can.getCodeLens() != null && Boolean.TRUE.equals(can.getCodeLens().getRefreshSupport())) {
            client.refreshCodeLenses();
        }
    }

    private void coalesce(AtomicBoolean pending, Runnable request) {
        if (!later.isShutdown() && pending.compareAndSet(false, true)) {
            later.schedule(
                    () -> {
                        pending.set(false);
                        request.run();
                    },
                    COALESCE_MILLIS,
                    TimeUnit.MILLISECONDS);
        }
    }
}
