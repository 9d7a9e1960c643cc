package org.qos.dsl.ide.diagnostics;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.dsl.project.context.DocumentContext;

/**
 * The result of validating one version of a document.
 *
 * @param document the version
 * @param context the context that it was validated in
 * @param preferences the settings of the user
 * @param complete whether partitions, options and fabric were checked
 * @param findings the findings, in text order
 * @param diagnostics the same as LSP diagnostics
 * @param shadows the rules that never apply because of an earlier one; empty if not checked
 */
public record ValidationResult(
        Document document,
        DocumentContext context,
        Preferences preferences,
        boolean complete,
        List<Finding> findings,
        List<Diagnostic> diagnostics,
        List<RuleShadowing> shadows) {

    /** Copies the lists. */
    public ValidationResult {
        findings = List.copyOf(findings);
        diagnostics = List.copyOf(diagnostics);
        shadows = List.copyOf(shadows);
    }

    /** Whether the result is still valid. */
    boolean isOf(Document now, DocumentContext currentContext, Preferences currentPreferences) {
        return document.equals(now) && context.equals(currentContext) && preferences.equals(currentPreferences);
    }
}
