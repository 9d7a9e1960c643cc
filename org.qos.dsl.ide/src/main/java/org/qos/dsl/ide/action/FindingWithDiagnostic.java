package org.qos.dsl.ide.action;

import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Finding;

/**
 * A finding with its LSP diagnostic.
 *
 * @param finding the finding
 * @param diagnostic the same as LSP diagnostic
 */
record FindingWithDiagnostic(Finding finding, Diagnostic diagnostic) {}
