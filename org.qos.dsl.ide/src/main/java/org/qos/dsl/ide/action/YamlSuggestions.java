package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.qos.dsl.ide.diagnostics.YamlDiagnostics;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.project.settings.YamlProblem;

/**
 * Suggests a similar key or value for an unknown one in a YAML file.
 *
 * @param uri the address of the file
 * @param lines where its lines begin
 * @param problems its errors
 */
record YamlSuggestions(String uri, Lines lines, List<YamlProblem> problems) {

    static YamlSuggestions of(ProjectFileSnapshot project) {
        return new YamlSuggestions(
                project.uri(), project.lines(), project.read().problems());
    }

    static YamlSuggestions of(YamlFileSnapshot file) {
        return new YamlSuggestions(file.uri(), file.lines(), file.problems());
    }

    /** The code actions for the errors that a range touches. */
    Stream<CodeAction> at(Range range) {
        int start = lines.offset(range.getStart());
        int end = lines.offset(range.getEnd());
        return problems.stream()
                .filter(problem -> problem.region().touches(start, end))
                .flatMap(problem -> problem.suggestion().map(name -> action(problem, name)).stream());
    }

    private CodeAction action(YamlProblem problem, String name) {
        Range range = lines.range(problem.region().offset(), problem.region().length());
        CodeAction action = new CodeAction("Did you mean " + name + "?");
        action.setKind(CodeActionKind.QuickFix);
        action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(new TextEdit(range, name)))));
        action.setDiagnostics(List.of(YamlDiagnostics.of(lines, problem, SyntaxCode.INVALID_SETTING)));
        action.setIsPreferred(true);
        return action;
    }
}
