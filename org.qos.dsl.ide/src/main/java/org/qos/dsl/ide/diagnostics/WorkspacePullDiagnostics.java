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
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/**
 * One {@code workspace/diagnostic} request. Files that no longer exist or left the workspace are reported without
 * diagnostics, because clients keep what no report mentions.
 */
final class WorkspacePullDiagnostics {

    /** The number of reports in one partial result. */
    private static final int BATCH = 50;

    private final Workspace workspace;
    private final ValidationResultCache files;
    private final DiagnosticPublisher publisher;
    private final IntentContradictions contradictions;
    private final PreviousResultIds known;
    private final Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial;
    private final CompletableFuture<WorkspaceDiagnosticReport> response = new CompletableFuture<>();
    private final Set<String> reportedUris = new HashSet<>();
    private List<WorkspaceDocumentDiagnosticReport> results = new ArrayList<>();

    WorkspacePullDiagnostics(
            Workspace workspace,
            ValidationResultCache files,
            DiagnosticPublisher publisher,
            IntentContradictions contradictions,
            PreviousResultIds known,
            Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial) {
        this.workspace = workspace;
        this.files = files;
        this.publisher = publisher;
        this.contradictions = contradictions;
        this.known = known;
        this.partial = partial;
    }

    /** Starts the request; cancelling the future ends it. */
    CompletableFuture<WorkspaceDiagnosticReport> start(Executor later) {
        later.execute(() -> step(later, this::documents));
        return response;
    }

    private Queue<Document> documents() {
        List<Document> all = workspace.all();
        files.retain(all);
        workspace.projects().forEach(this::add);
        workspace.allYamlFiles().forEach(this::add);
        return new ArrayDeque<>(all);
    }

    /** Validates one document per task, so that other work on this thread need not wait for all. */
    private void step(Executor later, Supplier<Queue<Document>> work) {
        if (response.isCancelled()) {
            return;
        }
        try {
            Queue<Document> rest = work.get();
            if (rest.isEmpty()) {
                finish();
            } else {
                later.execute(() -> step(later, () -> next(rest)));
            }
        } catch (CancellationException cancelled) {
            response.cancel(false);
        } catch (RuntimeException | Error failure) {
            response.completeExceptionally(failure);
        }
    }

    private Queue<Document> next(Queue<Document> rest) {
        files.of(rest.remove().uri(), response::isCancelled).ifPresent(this::add);
        return rest;
    }

    private void finish() {
        known.withoutUris(reportedUris).forEach(uri -> add(uri, null, publisher.resultId(uri, List.of()), List.of()));
        if (partial.isPresent() && !results.isEmpty()) {
            send();
        }
        response.complete(new WorkspaceDiagnosticReport(results));
    }

    private void add(ValidationResult result) {
        String uri = result.document().uri();
        Integer version = workspace.open(uri).map(Document::version).orElse(null);
        add(uri, version, publisher.resultId(uri, result.diagnostics()), result.diagnostics());
    }

    private void add(ProjectFileSnapshot project) {
        ProjectText text = project.document();
        List<Diagnostic> diagnostics = ProjectFileDiagnostics.of(project);
        Integer version = workspace.projectFiles().isOpen(text.uri()) ? text.version() : null;
        add(text.uri(), version, publisher.resultId(text.uri(), diagnostics), diagnostics);
    }

    private void add(YamlFileSnapshot file) {
        List<Diagnostic> diagnostics = YamlDiagnostics.of(file, contradictions.now(file));
        Integer version =
                workspace.yamlFiles().isOpen(file.uri()) ? file.document().version() : null;
        add(file.uri(), version, publisher.resultId(file.uri(), diagnostics), diagnostics);
    }

    private void add(String uri, Integer version, String id, List<Diagnostic> diagnostics) {
        reportedUris.add(uri);
        results.add(known.has(uri, id) ? unchanged(uri, id, version) : full(uri, id, version, diagnostics));
        if (partial.isPresent() && results.size() == BATCH) {
            send();
        }
    }

    private void send() {
        partial.orElseThrow().accept(results);
        results = new ArrayList<>();
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
