package org.qos.dsl.ide.diagnostics;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.project.settings.YamlProblem;

/** The errors of YAML files as LSP diagnostics. */
public final class YamlDiagnostics {

    private static final String SOURCE = "qos";

    private YamlDiagnostics() {}

    /**
     * Those of an intent or a description of traffic, in text order.
     *
     * @param contradictions requirements of an intent that contradict each other
     */
    public static List<Diagnostic> of(YamlFileSnapshot file, List<YamlProblem> contradictions) {
        return Stream.of(file.problems(), contradictions, UnknownTrafficNames.in(file))
                .flatMap(List::stream)
                .sorted(YamlProblem.BY_PLACE)
                .map(problem -> of(file.lines(), problem, SyntaxCode.INVALID_SETTING))
                .toList();
    }

    /** An error of a file whose lines begin there. */
    public static Diagnostic of(Lines lines, YamlProblem problem, SyntaxCode code) {
        Diagnostic diagnostic = new Diagnostic(
                lines.range(problem.region().offset(), problem.region().length()),
                problem.message(),
                DiagnosticSeverity.Error,
                SOURCE,
                code.code());
        RulePages.ofUser()
                .uri(code.code())
                .map(DiagnosticCodeDescription::new)
                .ifPresent(diagnostic::setCodeDescription);
        return diagnostic;
    }
}
