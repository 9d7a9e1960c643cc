package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.project.settings.SettingsFile;

/** What the client was told to be wrong with the project files of its open documents. May be used by several threads. */
final class ProjectProblems {

    private final Map<String, List<Diagnostic>> told = new HashMap<>();

    /** Tells a client what is not as it was told last: files that are gone, or belong to nothing open, have no mistakes. */
    synchronized void tell(Workspace workspace, LanguageClient client) {
        Map<String, List<Diagnostic>> now = new HashMap<>();
        workspace.open().forEach(document -> workspace
                .settingsFile(document)
                .ifPresent(project -> now.put(project.file().toUri().toString(), diagnostics(project))));
        told.keySet().forEach(uri -> now.putIfAbsent(uri, List.of()));
        now.forEach((uri, diagnostics) -> {
            if (!diagnostics.equals(told.getOrDefault(uri, List.of()))) {
                client.publishDiagnostics(new PublishDiagnosticsParams(uri, diagnostics));
            }
        });
        now.values().removeIf(List::isEmpty);
        told.clear();
        told.putAll(now);
    }

    private static List<Diagnostic> diagnostics(SettingsFile project) {
        return project.problems().stream().map(ProjectProblems::diagnostic).toList();
    }

    private static Diagnostic diagnostic(SettingsFile.Problem problem) {
        Position place = new Position(problem.line() - 1, problem.column() - 1);
        return new Diagnostic(
                new Range(place, new Position(place.getLine(), place.getCharacter() + 1)),
                problem.message(),
                DiagnosticSeverity.Error,
                "qos");
    }
}
