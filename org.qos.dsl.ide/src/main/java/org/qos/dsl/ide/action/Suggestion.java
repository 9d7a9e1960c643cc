package org.qos.dsl.ide.action;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Edit;

/**
 * A replacement for a token that may be misspelt.
 *
 * @param edit the replacement
 * @param about the diagnostics that it fixes
 */
record Suggestion(Edit edit, List<Diagnostic> about) {

    /** Copies the list. */
    Suggestion {
        about = List.copyOf(about);
    }
}
