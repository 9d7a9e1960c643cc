package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.settings.SettingsToken;
import org.qos.dsl.project.settings.YamlProblem;

/**
 * Publishes the diagnostics of project files: of open ones, and of those that govern open documents; and those of open
 * intents and descriptions of traffic. A client that
 * pulls diagnostics does not ask about a file that it does not know to belong to this server, so that one is pushed,
 * unless a workspace pull covers it.
 */
public final class ProjectFileDiagnostics {

    private final Workspace workspace;
    private final IntentContradictions contradictions;
    private Map<String, PublishDiagnosticsParams> published = Map.of();
    private LanguageClient client;
    private boolean pulls;
    private boolean pullsAll;

    ProjectFileDiagnostics(Workspace workspace, IntentContradictions contradictions) {
        this.workspace = workspace;
        this.contradictions = contradictions;
    }

    synchronized void serve(LanguageClient other, boolean clientPulls) {
        client = other;
        pulls = clientPulls;
    }

    /** From now on, files in workspace folders are reported by workspace pulls and not pushed. */
    synchronized void reportedByWorkspacePull() {
        if (!pullsAll) {
            pullsAll = true;
            publish();
        }
    }

    /** The findings of {@code qos check} for a project file, missing files included, in text order. */
    public static List<Diagnostic> of(ProjectFileSnapshot project) {
        return Stream.concat(
                        project.read().problems().stream().map(problem -> of(project, problem)),
                        project.relatedDocuments().contextOf(project.document().path()).problems().stream()
                                .flatMap(problem -> atToken(project, problem))
                                .map(problem -> diagnostic(project, problem, SyntaxCode.UNUSABLE_FILE)))
                .toList();
    }

    /** The problem of a file at the value that names it; none where the project file does not name it. */
    private static Stream<YamlProblem> atToken(ProjectFileSnapshot project, ContextProblem problem) {
        return project.tokens().stream()
                .filter(token -> token.role() == SettingsToken.Role.VALUE && token.key() == problem.key())
                .map(token -> new YamlProblem(token.region(), token.text() + ": " + problem.message()));
    }

    /** An error of the project file itself as LSP diagnostic. */
    public static Diagnostic of(ProjectFileSnapshot project, YamlProblem problem) {
        return diagnostic(project, problem, SyntaxCode.INVALID_SETTING);
    }

    private static Diagnostic diagnostic(ProjectFileSnapshot project, YamlProblem problem, SyntaxCode code) {
        return YamlDiagnostics.of(project.lines(), problem, code);
    }

    /** Publishes the diagnostics that have changed. */
    public synchronized void publish() {
        if (client == null) {
            return;
        }
        Map<String, PublishDiagnosticsParams> current = pushedDiagnostics();
        published.forEach((key, before) -> {
            if (!current.containsKey(key)) {
                client.publishDiagnostics(new PublishDiagnosticsParams(before.getUri(), List.of()));
            }
        });
        current.forEach((key, params) -> {
            if (!params.equals(published.get(key))) {
                client.publishDiagnostics(params);
            }
        });
        published = current;
    }

    private Map<String, PublishDiagnosticsParams> pushedDiagnostics() {
        Map<String, PublishDiagnosticsParams> pushed = new HashMap<>();
        for (Document document : workspace.open()) {
            Optional<ProjectText> project = document.path().flatMap(workspace.projectFiles()::governing);
            project.filter(found -> !workspace.projectFiles().isOpen(found.uri()))
                    .filter(found -> !isReportedByPull(found))
                    .map(this::params)
                    .filter(found -> !found.getDiagnostics().isEmpty())
                    .ifPresent(found -> pushed.put(Document.key(found.getUri()), found));
        }
        for (ProjectText open : workspace.projectFiles().open()) {
            pushed.remove(Document.key(open.uri()));
            if (!pulls) {
                PublishDiagnosticsParams params = params(open);
                params.setVersion(open.version());
                pushed.put(Document.key(open.uri()), params);
            }
        }
        if (!pulls) {
            for (YamlFileSnapshot open : workspace.yamlFiles().open()) {
                PublishDiagnosticsParams params =
                        new PublishDiagnosticsParams(open.uri(), YamlDiagnostics.of(open, contradictions(open)));
                params.setVersion(open.document().version());
                pushed.put(Document.key(open.uri()), params);
            }
        }
        return pushed;
    }

    /** Those that are found so far; the others are published when they are. */
    private List<YamlProblem> contradictions(YamlFileSnapshot open) {
        CompletableFuture<List<YamlProblem>> found = contradictions.of(open);
        if (!found.isDone()) {
            found.thenRun(this::publish);
            return List.of();
        }
        return found.exceptionally(failure -> List.of()).join();
    }

    private boolean isReportedByPull(ProjectText project) {
        return pullsAll && workspace.folders().stream().anyMatch(project.path()::startsWith);
    }

    private PublishDiagnosticsParams params(ProjectText project) {
        return new PublishDiagnosticsParams(project.uri(), of(workspace.snapshot(project)));
    }
}
