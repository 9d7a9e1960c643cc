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
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.project.settings.SettingsFile.Problem;

/** Suggests a similar key, rule, severity or target for an unknown one in a project file. */
final class ProjectFileSuggestions {

    private ProjectFileSuggestions() {}

    /** The code actions for the errors that a range touches. */
    static Stream<CodeAction> at(ProjectView view, Range range) {
        int start = view.lines().offset(range.getStart());
        int end = view.lines().offset(range.getEnd());
        return view.read().problems().stream()
                .filter(problem -> problem.region().touches(start, end))
                .flatMap(problem -> problem.suggestion().map(name -> action(view, problem, name)).stream());
    }

    private static CodeAction action(ProjectView view, Problem problem, String name) {
        Range range = view.range(problem.region());
        CodeAction action = new CodeAction("Did you mean " + name + "?");
        action.setKind(CodeActionKind.QuickFix);
        action.setEdit(new WorkspaceEdit(Map.of(view.uri(), List.of(new TextEdit(range, name)))));
        action.setDiagnostics(List.of(ProjectFileDiagnostics.of(view, problem)));
        action.setIsPreferred(true);
        return action;
    }
}
