package org.qos.dsl.ide.diagnostics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceUnchangedDocumentDiagnosticReport;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * One request about all documents and project files of the workspace. What the client still shows of files that are gone, or not in the
 * workspace any more, is taken back: clients keep what no report mentions.
 */
final class WorkspacePull {

    /** How many reports are gathered for a message, where they are sent as they come. */
    private static final int BATCH = 50;

    private final Workspace workspace;
    private final FileReports files;
    private final Publication publication;
    private final KnownResults known;
    private final Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial;
    private final CompletableFuture<WorkspaceDiagnosticReport> answer = new CompletableFuture<>();
    private final Set<String> mentioned = new HashSet<>();
    private List<WorkspaceDocumentDiagnosticReport> reports = new ArrayList<>();

    WorkspacePull(
            Workspace workspace,
            FileReports files,
            Publication publication,
            KnownResults known,
            Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial) {
        this.workspace = workspace;
        this.files = files;
        this.publication = publication;
        this.known = known;
        this.partial = partial;
    }

    /** Begins; whoever cancels the answer ends it. */
    CompletableFuture<WorkspaceDiagnosticReport> answer(Executor later) {
        later.execute(() -> step(later, this::begin));
        return answer;
    }

    private Queue<Document> begin() {
        List<Document> all = workspace.all();
        files.retain(all);
        workspace.projects().forEach(this::add);
        return new ArrayDeque<>(all);
    }

    /** One document in each turn of the thread, so that what is open need not wait for all. */
    private void step(Executor later, Supplier<Queue<Document>> work) {
        if (answer.isCancelled()) {
            return;
        }
        try {
            Queue<Document> rest = work.get();
            if (rest.isEmpty()) {
                finish();
            } else {
                later.execute(() -> step(later, () -> next(rest)));
            }
        } catch (CancellationException nobodyWaits) {
            answer.cancel(false);
        } catch (RuntimeException | Error failure) {
            answer.completeExceptionally(failure);
        }
    }

    private Queue<Document> next(Queue<Document> rest) {
        files.of(rest.remove().uri(), answer::isCancelled).ifPresent(this::add);
        return rest;
    }

    private void finish() {
        known.besides(mentioned).forEach(uri -> add(uri, null, publication.answers(uri, List.of()), List.of()));
        if (partial.isPresent() && !reports.isEmpty()) {
            send();
        }
        answer.complete(new WorkspaceDiagnosticReport(reports));
    }

    private void add(Report report) {
        String uri = report.document().uri();
        Integer version = workspace.open(uri).map(Document::version).orElse(null);
        add(uri, version, publication.answers(uri, report.diagnostics()), report.diagnostics());
    }

    private void add(ProjectView project) {
        ProjectText text = project.document();
        List<Diagnostic> mistakes = ProjectMistakes.of(project);
        Integer version = workspace.projectFiles().isOpen(text.uri()) ? text.version() : null;
        add(text.uri(), version, publication.answers(text.uri(), mistakes), mistakes);
    }

    private void add(String uri, Integer version, String id, List<Diagnostic> diagnostics) {
        mentioned.add(uri);
        reports.add(known.has(uri, id) ? unchanged(uri, id, version) : full(uri, id, version, diagnostics));
        if (partial.isPresent() && reports.size() == BATCH) {
            send();
        }
    }

    private void send() {
        partial.orElseThrow().accept(reports);
        reports = new ArrayList<>();
    }

    private static WorkspaceDocumentDiagnosticReport unchanged(String uri, String id, Integer version) {
        return new WorkspaceDocumentDiagnosticReport(new WorkspaceUnchangedDocumentDiagnosticReport(id, uri, version));
    }

    private static WorkspaceDocumentDiagnosticReport full(
            String uri, String id, Integer version, List<Diagnostic> diagnostics) {
        WorkspaceFullDocumentDiagnosticReport full =
                new WorkspaceFullDocumentDiagnosticReport(diagnostics, uri, version);
        full.setResultId(id);
        return new WorkspaceDocumentDiagnosticReport(full);
    }
}
