package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.qos.dsl.ide.diagnostics.ProjectMistakes;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.project.settings.SettingsFile.Problem;

/** Writes the word that will have been meant in a project file: a key, a rule, a severity, a target. */
final class ProjectFixes {

    private ProjectFixes() {}

    /** What can be done about the mistakes that a range touches. */
    static Stream<CodeAction> at(ProjectView view, Range range) {
        int start = view.lines().offset(range.getStart());
        int end = view.lines().offset(range.getEnd());
        return view.read().problems().stream()
                .filter(problem -> problem.spot().touches(start, end))
                .flatMap(problem -> problem.meant().map(word -> action(view, problem, word)).stream());
    }

    private static CodeAction action(ProjectView view, Problem problem, String word) {
        Range range = view.range(problem.spot());
        CodeAction action = new CodeAction("Did you mean " + word + "?");
        action.setKind(CodeActionKind.QuickFix);
        action.setEdit(new WorkspaceEdit(Map.of(view.uri(), List.of(new TextEdit(range, word)))));
        action.setDiagnostics(List.of(ProjectMistakes.of(view, problem)));
        action.setIsPreferred(true);
        return action;
    }
}
