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

/**
 * Answers clients that ask for diagnostics. A client that can be told to ask again gets at once what is known; any other
 * waits for what is complete.
 */
public final class Pull {

    private final Workspace workspace;
    private final Tiers tiers;
    private final Publication publication;
    private final FileReports files;
    private final Executor requests;
    private final Executor later;

    /**
     * Answers on the threads of the server.
     *
     * @param requests runs what uses views
     * @param later runs what may take long
     */
    public Pull(Workspace workspace, Tiers tiers, Publication publication, Executor requests, Executor later) {
        this.workspace = workspace;
        this.tiers = tiers;
        this.publication = publication;
        this.files = new FileReports(workspace, tiers);
        this.requests = requests;
        this.later = later;
    }

    /** Answers about one document. */
    public CompletableFuture<DocumentDiagnosticReport> document(DocumentDiagnosticParams params) {
        String uri = params.getTextDocument().getUri();
        Optional<ProjectText> project = workspace.projectFiles().document(uri);
        if (project.isPresent()) {
            List<Diagnostic> mistakes = ProjectMistakes.of(workspace.view(project.get()));
            return CompletableFuture.completedFuture(answer(uri, mistakes, params.getPreviousResultId()));
        }
        CompletableFuture<DocumentDiagnosticReport> answer = new CompletableFuture<>();
        report(uri, answer).whenComplete((found, failure) -> {
            if (failure == null) {
                answer.complete(found.map(report -> answer(report, params.getPreviousResultId()))
                        .orElseGet(Pull::nothing));
            } else {
                answer.completeExceptionally(retriable(failure));
            }
        });
        return answer;
    }

    private CompletableFuture<Optional<Report>> report(String uri, CompletableFuture<?> answer) {
        Optional<Document> open = workspace.open(uri);
        if (open.isEmpty()) {
            return CompletableFuture.supplyAsync(() -> files.of(uri, answer::isCancelled), later);
        }
        CompletableFuture<Report> report = publication.canRefresh()
                ? CompletableFuture.supplyAsync(() -> tiers.now(open.get()), requests)
                : tiers.complete(open.get());
        return report.thenApply(Optional::of);
    }

    /**
     * Answers about all documents of the workspace, one after the other, so that what is open need not wait.
     *
     * @param partial takes reports as they come, so that the answer at the end is empty; empty when all is to be answered at
     *     the end
     */
    public CompletableFuture<WorkspaceDiagnosticReport> workspace(
            WorkspaceDiagnosticParams params, Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial) {
        publication.asksAboutAll();
        WorkspacePull pull = new WorkspacePull(
                workspace, files, publication, new KnownResults(params.getPreviousResultIds()), partial);
        return pull.answer(later);
    }

    private DocumentDiagnosticReport answer(Report report, String previous) {
        DocumentDiagnosticReport answer = answer(report.document().uri(), report.diagnostics(), previous);
        askAgainWhenOvertaken(report);
        return answer;
    }

    private DocumentDiagnosticReport answer(String uri, List<Diagnostic> diagnostics, String previous) {
        String id = publication.shows(uri, diagnostics);
        if (id.equals(previous)) {
            return new DocumentDiagnosticReport(new RelatedUnchangedDocumentDiagnosticReport(id));
        }
        RelatedFullDocumentDiagnosticReport full = new RelatedFullDocumentDiagnosticReport(diagnostics);
        full.setResultId(id);
        return new DocumentDiagnosticReport(full);
    }

    /** The complete report may have come before it was known that the client has another: nobody told the client then. */
    private void askAgainWhenOvertaken(Report report) {
        tiers.report(report.document())
                .filter(newest -> newest.complete() && publication.isNews(newest))
                .ifPresent(news -> publication.askAgain());
    }

    private static DocumentDiagnosticReport nothing() {
        return new DocumentDiagnosticReport(new RelatedFullDocumentDiagnosticReport(List.of()));
    }

    /** What is given up because the document changed is to be asked for again. */
    private static Throwable retriable(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof CancellationException
                ? new ResponseErrorException(new ResponseError(
                        ResponseErrorCode.ServerCancelled,
                        "the document changed meanwhile",
                        new DiagnosticServerCancellationData(true)))
                : cause;
    }
}
