package org.qos.dsl.ide.diagnostics;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * Sends diagnostics to the client: pushes them if it does not pull, otherwise requests that it refreshes. The errors of project
 * files are pushed to a client that pulls single documents, too, because it does not know that the file belongs to this
 * server.
 */
public final class DiagnosticPublisher implements Consumer<ValidationResult> {

    private final Runnable requestRefresh;
    private final ProjectFileDiagnostics projects;
    private final ResultIds ids = new ResultIds();
    private volatile LanguageClient client;
    private volatile boolean pulls;
    private volatile boolean refreshes;

    /**
     * A publisher without a client.
     *
     * @param contradictions finds those of intents
     * @param requestRefresh sends {@code workspace/diagnostic/refresh}
     */
    public DiagnosticPublisher(Workspace workspace, IntentContradictions contradictions, Runnable requestRefresh) {
        this.requestRefresh = requestRefresh;
        projects = new ProjectFileDiagnostics(workspace, contradictions);
    }

    /** Sets the client. */
    public void serve(LanguageClient client, ClientCapabilities capabilities) {
        this.client = client;
        pulls = capabilities.getTextDocument() != null
                && capabilities.getTextDocument().getDiagnostic() != null;
        projects.serve(client, pulls);
        refreshes = capabilities.getWorkspace() != null
                && capabilities.getWorkspace().getDiagnostics() != null
                && Boolean.TRUE.equals(
                        capabilities.getWorkspace().getDiagnostics().getRefreshSupport());
    }

    /** Whether the client pulls diagnostics and supports refresh requests. */
    public boolean canRefresh() {
        return pulls && refreshes;
    }

    @Override
    public void accept(ValidationResult result) {
        Document document = result.document();
        if (!pulls) {
            PublishDiagnosticsParams params = new PublishDiagnosticsParams(document.uri(), result.diagnostics());
            params.setVersion(document.version());
            client.publishDiagnostics(params);
        } else if (refreshes && result.complete() && isChanged(result)) {
            requestRefresh.run();
        }
        if (result.complete()) { // not after each edit: this accesses the file system
            projects();
        }
    }

    /** Whether the client shows other diagnostics for the document; false if it never pulled them. */
    boolean isChanged(ValidationResult result) {
        return ids.shown(result.document().uri())
                .filter(shown -> !shown.equals(result.diagnostics()))
                .isPresent();
    }

    /**
     * Records the diagnostics of a response about one document, which the client now shows; returns their result ID.
     */
    String recordShown(String uri, List<Diagnostic> diagnostics) {
        return ids.ofShown(uri, diagnostics);
    }

    /** The result ID of a file's diagnostics in a workspace report. */
    String resultId(String uri, List<Diagnostic> diagnostics) {
        return ids.of(uri, diagnostics);
    }

    /**
     * Records that the client pulls workspace diagnostics; then nothing is pushed for files that it does not hold open.
     */
    void pullsWorkspace() {
        projects.reportedByWorkspacePull();
    }

    /** Asks the client to pull all diagnostics again, if it pulls them. */
    public void requestRefresh() {
        if (canRefresh()) {
            requestRefresh.run();
        }
    }

    /** Clears the pushed diagnostics of a closed document. */
    public void closed(String uri) {
        if (!pulls) {
            client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
        }
        projects();
    }

    /** Pushes the changed diagnostics of open project files and of the project files of open documents. */
    public void projects() {
        projects.publish();
    }
}
