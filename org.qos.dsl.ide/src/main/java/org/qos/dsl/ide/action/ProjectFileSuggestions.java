package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.qos.dsl.ide.diagnostics.ProjectFileDiagnostics;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.project.settings.SettingsFile.Problem;

/** Suggests a similar key, rule, severity or target for an unknown one in a project file. */
final class ProjectFileSuggestions {

    private ProjectFileSuggestions() {}

    /** The code actions for the errors that a range touches. */
    static Stream<CodeAction> at(ProjectFileSnapshot snapshot, Range range) {
        int start = snapshot.lines().offset(range.getStart());
        int end = snapshot.lines().offset(range.getEnd());
        return snapshot.read().problems().stream()
                .filter(problem -> problem.region().touches(start, end))
                .flatMap(problem -> problem.suggestion().map(name -> action(snapshot, problem, name)).stream());
    }

    private static CodeAction action(ProjectFileSnapshot snapshot, Problem problem, String name) {
        Range range = snapshot.range(problem.region());
        CodeAction action = new CodeAction("Did you mean " + name + "?");
        action.setKind(CodeActionKind.QuickFix);
        action.setEdit(new WorkspaceEdit(Map.of(snapshot.uri(), List.of(new TextEdit(range, name)))));
        action.setDiagnostics(List.of(ProjectFileDiagnostics.of(snapshot, problem)));
        action.setIsPreferred(true);
        return action;
    }
}
