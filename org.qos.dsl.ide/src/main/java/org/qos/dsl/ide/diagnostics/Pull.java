package org.qos.dsl.ide.diagnostics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DiagnosticServerCancellationData;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.PreviousResultId;
import org.eclipse.lsp4j.RelatedFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.RelatedUnchangedDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceUnchangedDocumentDiagnosticReport;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * Answers clients that ask for diagnostics. A client that can be told to ask again gets at once what is known; any other
 * waits for what is complete.
 */
public final class Pull {

    private final Workspace workspace;
    private final Tiers tiers;
    private final Publication publication;
    private final Executor requests;
    private final Executor later;
    private final Map<String, Report> unopened = new HashMap<>();

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
        this.requests = requests;
        this.later = later;
    }

    /** Answers about one document. */
    public CompletableFuture<DocumentDiagnosticReport> document(DocumentDiagnosticParams params) {
        String uri = params.getTextDocument().getUri();
        Optional<Document> open = workspace.open(uri);
        CompletableFuture<Report> report = open.isEmpty()
                ? CompletableFuture.supplyAsync(() -> unopened(uri), later)
                : publication.canRefresh()
                        ? CompletableFuture.supplyAsync(() -> tiers.now(open.get()), requests)
                        : tiers.complete(open.get());
        return retriable(report)
                .thenApply(found -> found == null ? nothing() : answer(found, params.getPreviousResultId()));
    }

    /** Answers about all documents of the workspace, one after the other, so that what is open need not wait. */
    public CompletableFuture<WorkspaceDiagnosticReport> workspace(WorkspaceDiagnosticParams params) {
        Map<String, String> known = params.getPreviousResultIds() == null
                ? Map.of()
                : params.getPreviousResultIds().stream()
                        .collect(Collectors.toMap(
                                id -> Document.key(id.getUri()), PreviousResultId::getValue, (one, other) -> other));
        CompletableFuture<WorkspaceDiagnosticReport> answer = new CompletableFuture<>();
        later.execute(() -> next(new ArrayDeque<>(workspace.all()), new ArrayList<>(), known, answer));
        return answer;
    }

    private void next(
            Queue<Document> rest,
            List<WorkspaceDocumentDiagnosticReport> answers,
            Map<String, String> known,
            CompletableFuture<WorkspaceDiagnosticReport> answer) {
        if (answer.isCancelled()) {
            return;
        }
        Document document = rest.poll();
        if (document == null) {
            answer.complete(new WorkspaceDiagnosticReport(answers));
            return;
        }
        try {
            Report report = unopened(document.uri());
            if (report != null) {
                answers.add(workspaceAnswer(report, known.get(Document.key(document.uri()))));
            }
            later.execute(() -> next(rest, answers, known, answer));
        } catch (RuntimeException | StackOverflowError failure) {
            answer.completeExceptionally(failure);
        }
    }

    /** The complete report of a document on the thread of long work; null for one that is not there. */
    private Report unopened(String uri) {
        Optional<Document> document = workspace.document(uri);
        return document.map(found -> tiers.report(found)
                        .filter(report -> report.complete() && isCurrent(report, found))
                        .or(() -> Optional.ofNullable(unopened.get(Document.key(uri)))
                                .filter(report -> isCurrent(report, found)))
                        .orElseGet(() -> check(found)))
                .orElse(null);
    }

    private Report check(Document document) {
        Report report = Checks.complete(document, workspace.site(document), workspace.preferences(), () -> false);
        unopened.put(Document.key(document.uri()), report);
        return report;
    }

    private boolean isCurrent(Report report, Document document) {
        return report.isOf(document, workspace.site(document), workspace.preferences());
    }

    private DocumentDiagnosticReport answer(Report report, String previous) {
        String id = publication.shows(report);
        if (id.equals(previous)) {
            return new DocumentDiagnosticReport(new RelatedUnchangedDocumentDiagnosticReport(id));
        }
        RelatedFullDocumentDiagnosticReport full = new RelatedFullDocumentDiagnosticReport(report.diagnostics());
        full.setResultId(id);
        return new DocumentDiagnosticReport(full);
    }

    private WorkspaceDocumentDiagnosticReport workspaceAnswer(Report report, String previous) {
        String uri = report.document().uri();
        Integer version = workspace.open(uri).map(Document::version).orElse(null);
        String id = publication.answers(report);
        if (id.equals(previous)) {
            return new WorkspaceDocumentDiagnosticReport(
                    new WorkspaceUnchangedDocumentDiagnosticReport(id, uri, version));
        }
        WorkspaceFullDocumentDiagnosticReport full =
                new WorkspaceFullDocumentDiagnosticReport(report.diagnostics(), uri, version);
        full.setResultId(id);
        return new WorkspaceDocumentDiagnosticReport(full);
    }

    private static DocumentDiagnosticReport nothing() {
        return new DocumentDiagnosticReport(new RelatedFullDocumentDiagnosticReport(List.of()));
    }

    /** What is given up because the document changed is to be asked for again. */
    private static <R> CompletableFuture<R> retriable(CompletableFuture<R> report) {
        return report.handle((found, failure) -> {
            if (failure == null) {
                return found;
            }
            Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
            throw cause instanceof CancellationException
                    ? new ResponseErrorException(new ResponseError(
                            ResponseErrorCode.ServerCancelled,
                            "the document changed meanwhile",
                            new DiagnosticServerCancellationData(true)))
                    : new CompletionException(cause);
        });
    }
}
