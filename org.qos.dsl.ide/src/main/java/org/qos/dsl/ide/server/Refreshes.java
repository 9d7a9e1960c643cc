package org.qos.dsl.ide.server;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Has the client ask again for what it shows, where it says that it can be told so. What comes close together, such as the
 * files of another branch, is one request.
 */
final class Refreshes {

    private static final int GATHER_MILLIS = 100;

    private final ScheduledExecutorService later;
    private final AtomicBoolean diagnosticsWait = new AtomicBoolean();
    private final AtomicBoolean hintsWait = new AtomicBoolean();
    private final AtomicBoolean lensesWait = new AtomicBoolean();
    private volatile LanguageClient client;
    private volatile WorkspaceClientCapabilities can = new WorkspaceClientCapabilities();

    Refreshes(ScheduledExecutorService later) {
        this.later = later;
    }

    /** Tells a client from now on. */
    void serve(LanguageClient told, ClientCapabilities capabilities) {
        client = told;
        if (capabilities.getWorkspace() != null) {
            can = capabilities.getWorkspace();
        }
    }

    /** For diagnostics; called only where the client can be told. */
    void diagnostics() {
        gather(diagnosticsWait, () -> client.refreshDiagnostics());
    }

    /** For what is shown in the text: hints, lenses and colours. */
    void hints() {
        gather(hintsWait, this::refreshHints);
    }

    /** For lenses alone. */
    void lenses() {
        gather(lensesWait, this::refreshLenses);
    }

    private void refreshHints() {
        if (can.getInlayHint() != null && Boolean.TRUE.equals(can.getInlayHint().getRefreshSupport())) {
            client.refreshInlayHints();
        }
        refreshLenses();
        if (can.getSemanticTokens() != null
                && Boolean.TRUE.equals(can.getSemanticTokens().getRefreshSupport())) {
            client.refreshSemanticTokens();
        }
    }

    private void refreshLenses() {
        if (can.getCodeLens() != null && Boolean.TRUE.equals(can.getCodeLens().getRefreshSupport())) {
            client.refreshCodeLenses();
        }
    }

    private void gather(AtomicBoolean waits, Runnable request) {
        if (!later.isShutdown() && waits.compareAndSet(false, true)) {
            later.schedule(
                    () -> {
                        waits.set(false);
                        request.run();
                    },
                    GATHER_MILLIS,
                    TimeUnit.MILLISECONDS);
        }
    }
}
