package org.qos.dsl.ide.diagnostics;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.RuleShadowing;

/**
 * The result of validating one version of a document.
 *
 * @param input the version, and what else the result depends on
 * @param complete whether partitions, options and fabric were checked
 * @param findings the findings, in text order
 * @param diagnostics the same as LSP diagnostics
 * @param shadows the rules that never apply because of an earlier one; empty if not checked
 */
public record ValidationResult(
        ValidationInput input,
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

    /** The version that was validated. */
    public Document document() {
        return input.document();
    }

    /** Whether the result is still valid. */
    boolean isOf(ValidationInput now) {
        return input.equals(now);
    }
}
