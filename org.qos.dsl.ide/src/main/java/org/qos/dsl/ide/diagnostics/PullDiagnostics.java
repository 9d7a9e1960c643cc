package org.qos.dsl.ide.diagnostics;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticServerCancellationData;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.RelatedFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.RelatedUnchangedDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/**
 * Handles {@code textDocument/diagnostic} and {@code workspace/diagnostic}. A client that supports refresh requests
 * immediately gets what is known; any other waits for the complete result.
 */
public final class PullDiagnostics {

    private final Workspace workspace;
    private final DiagnosticScheduler scheduler;
    private final DiagnosticPublisher publisher;
    private final IntentContradictions contradictions;
    private final ValidationResultCache files;
    private final Executor requests;
    private final Executor later;

    /**
     * A handler that uses the threads of the server.
     *
     * @param contradictions finds those of intents
     * @param requests runs work that needs snapshots of documents
     * @param later runs long work
     */
    public PullDiagnostics(
            Workspace workspace,
            DiagnosticScheduler scheduler,
            DiagnosticPublisher publisher,
            IntentContradictions contradictions,
            Executor requests,
            Executor later) {
        this.workspace = workspace;
        this.scheduler = scheduler;
        this.publisher = publisher;
        this.contradictions = contradictions;
        this.files = new ValidationResultCache(workspace, scheduler);
        this.requests = requests;
        this.later = later;
    }

    /** Handles {@code textDocument/diagnostic}. */
    public CompletableFuture<DocumentDiagnosticReport> document(DocumentDiagnosticParams params) {
        String uri = params.getTextDocument().getUri();
        Optional<ProjectText> project = workspace.projectFiles().document(uri);
        if (project.isPresent()) {
            List<Diagnostic> diagnostics = ProjectFileDiagnostics.of(workspace.snapshot(project.get()));
            return CompletableFuture.completedFuture(response(uri, diagnostics, params.getPreviousResultId()));
        }
        Optional<YamlFileSnapshot> yaml = workspace.yamlFiles().document(uri);
        if (yaml.isPresent()) {
            return contradictions
                    .of(yaml.get())
                    .thenApply(found -> YamlDiagnostics.of(yaml.get(), found))
                    .thenApply(found -> response(uri, found, params.getPreviousResultId()));
        }
        CompletableFuture<DocumentDiagnosticReport> response = new CompletableFuture<>();
        result(uri, response).whenComplete((found, failure) -> {
            if (failure == null) {
                response.complete(found.map(result -> response(result, params.getPreviousResultId()))
                        .orElseGet(PullDiagnostics::emptyReport));
            } else {
                response.completeExceptionally(serverCancelled(failure));
            }
        });
        return response;
    }

    private CompletableFuture<Optional<ValidationResult>> result(String uri, CompletableFuture<?> response) {
        Optional<Document> open = workspace.open(uri);
        if (open.isEmpty()) {
            return CompletableFuture.supplyAsync(() -> files.of(uri, response::isCancelled), later);
        }
        CompletableFuture<ValidationResult> result = publisher.canRefresh()
                ? CompletableFuture.supplyAsync(() -> scheduler.now(open.get()), requests)
                : scheduler.complete(open.get());
        return result.thenApply(Optional::of);
    }

    /**
     * Handles {@code workspace/diagnostic}, one document after the other, so that open documents need not wait.
     *
     * @param partial receives partial results, and the response is then empty; empty if the client wants a single
     *     response
     */
    public CompletableFuture<WorkspaceDiagnosticReport> workspace(
            WorkspaceDiagnosticParams params, Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial) {
        publisher.pullsWorkspace();
        WorkspacePullDiagnostics pull = new WorkspacePullDiagnostics(
                workspace,
                files,
                publisher,
                contradictions,
                new PreviousResultIds(params.getPreviousResultIds()),
                partial);
        return pull.start(later);
    }

    private DocumentDiagnosticReport response(ValidationResult result, String previous) {
        DocumentDiagnosticReport response = response(result.document().uri(), result.diagnostics(), previous);
        refreshIfOutdated(result);
        return response;
    }

    private DocumentDiagnosticReport response(String uri, List<Diagnostic> diagnostics, String previous) {
        String id = publisher.recordShown(uri, diagnostics);
        if (id.equals(previous)) {
            return new DocumentDiagnosticReport(new RelatedUnchangedDocumentDiagnosticReport(id));
        }
        RelatedFullDocumentDiagnosticReport full = new RelatedFullDocumentDiagnosticReport(diagnostics);
        full.setResultId(id);
        return new DocumentDiagnosticReport(full);
    }

    /**
     * The complete result may have arrived before this response was recorded as shown; then no refresh was requested
     * for it.
     */
    private void refreshIfOutdated(ValidationResult result) {
        scheduler
                .result(result.document())
                .filter(newest -> newest.complete() && publisher.isChanged(newest))
                .ifPresent(newer -> publisher.requestRefresh());
    }

    private static DocumentDiagnosticReport emptyReport() {
        return new DocumentDiagnosticReport(new RelatedFullDocumentDiagnosticReport(List.of()));
    }

    /** Asks the client to repeat a request that was cancelled because the document changed. */
    private static Throwable serverCancelled(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof CancellationException
                ? new ResponseErrorException(new ResponseError(
                        ResponseErrorCode.ServerCancelled,
                        "the document changed meanwhile",
                        new DiagnosticServerCancellationData(true)))
                : cause;
    }
}
