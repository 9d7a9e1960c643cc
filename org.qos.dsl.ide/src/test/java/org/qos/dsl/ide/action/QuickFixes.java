package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.ide.diagnostics.CompleteCheck;
import org.qos.dsl.project.Formatting;

/** Sends textDocument/codeAction requests for findings of complete checks. */
final class QuickFixes {

    private QuickFixes() {}

    /** The titles of the quick fixes of the first finding of a rule, without suppressions. */
    static List<String> titles(String name, String text, String code) {
        return offered(CompleteCheck.of(name, text), code)
                .flatMap(offered -> offered.titles().stream())
                .filter(title -> !title.startsWith("Suppress"))
                .toList();
    }

    /** The text after a quick fix of the first finding of a rule. */
    static String after(String name, String text, String code, String title) {
        return offered(CompleteCheck.of(name, text), code)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no finding " + code))
                .after(title);
    }

    /** The codes of the findings of a complete check, in text order. */
    static List<String> codes(String name, String text) {
        return CompleteCheck.of(name, text).result().diagnostics().stream()
                .map(CodeActionRequest::code)
                .toList();
    }

    /** Whether a text is as the formatter writes it. */
    static boolean isFormatted(String name, String text) {
        return !Formatting.of(CompleteCheck.of(name, text).snapshot().source()).isChanged();
    }

    private static Stream<OfferedActions> offered(CompleteCheck checked, String code) {
        return checked.result().diagnostics().stream()
                .filter((Diagnostic each) -> CodeActionRequest.code(each).equals(code))
                .limit(1)
                .map(each -> OfferedActions.about(checked.snapshot(), each));
    }
}
