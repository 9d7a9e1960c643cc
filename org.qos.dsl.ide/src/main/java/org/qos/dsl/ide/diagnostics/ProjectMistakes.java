package org.qos.dsl.ide.diagnostics;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsFile.Problem;

/**
 * Tells a client what is wrong with project files: with those that it holds open, and with those that its documents belong to.
 * A client that asks for diagnostics asks about what is open, but not about a file of which it does not know that it is ours:
 * that one is pushed, unless it lies in a folder of the workspace about all of which the client asks.
 */
public final class ProjectMistakes {

    private static final String SOURCE = "qos";

    private final Workspace workspace;
    private Map<String, PublishDiagnosticsParams> told = Map.of();
    private LanguageClient client;
    private boolean pulls;
    private boolean pullsAll;

    ProjectMistakes(Workspace workspace) {
        this.workspace = workspace;
    }

    synchronized void serve(LanguageClient other, boolean asks) {
        client = other;
        pulls = asks;
    }

    /** From now on what lies in the folders of the workspace is answered, and not told a second time. */
    synchronized void answerAboutAll() {
        if (!pullsAll) {
            pullsAll = true;
            tell();
        }
    }

    /** What {@code qos check} says about a project file, and which of its files are missing, in the order of the text. */
    public static List<Diagnostic> of(ProjectView project) {
        SettingsFile read = project.read();
        return Stream.concat(read.problems().stream(), read.missing(Files::exists).stream())
                .map(problem -> of(project, problem))
                .toList();
    }

    /** One mistake in the words of the protocol. */
    public static Diagnostic of(ProjectView project, Problem problem) {
        return new Diagnostic(project.range(problem.spot()), problem.message(), DiagnosticSeverity.Error, SOURCE);
    }

    /** Looks at all of them and tells what is new. */
    public synchronized void tell() {
        if (client == null) {
            return;
        }
        Map<String, PublishDiagnosticsParams> now = wanted();
        told.forEach((key, before) -> {
            if (!now.containsKey(key)) {
                client.publishDiagnostics(new PublishDiagnosticsParams(before.getUri(), List.of()));
            }
        });
        now.forEach((key, params) -> {
            if (!params.equals(told.get(key))) {
                client.publishDiagnostics(params);
            }
        });
        told = now;
    }

    private Map<String, PublishDiagnosticsParams> wanted() {
        Map<String, PublishDiagnosticsParams> wanted = new HashMap<>();
        for (Document document : workspace.open()) {
            Optional<ProjectText> project = document.path().flatMap(workspace.projectFiles()::governing);
            project.filter(found -> !workspace.projectFiles().isOpen(found.uri()))
                    .filter(found -> !isAnswered(found))
                    .map(this::params)
                    .filter(found -> !found.getDiagnostics().isEmpty())
                    .ifPresent(found -> wanted.put(Document.key(found.getUri()), found));
        }
        for (ProjectText open : workspace.projectFiles().open()) {
            wanted.remove(Document.key(open.uri()));
            if (!pulls) {
                PublishDiagnosticsParams params = params(open);
                params.setVersion(open.version());
                wanted.put(Document.key(open.uri()), params);
            }
        }
        return wanted;
    }

    private boolean isAnswered(ProjectText project) {
        return pullsAll && workspace.folders().stream().anyMatch(project.path()::startsWith);
    }

    private PublishDiagnosticsParams params(ProjectText project) {
        return new PublishDiagnosticsParams(project.uri(), of(workspace.view(project)));
    }
}
