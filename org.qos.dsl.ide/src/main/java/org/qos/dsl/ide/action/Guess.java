package org.qos.dsl.ide.action;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Edit;

/**
 * A word that may be meant by another one.
 *
 * @param edit the change that writes it
 * @param about the diagnostics that it would mend
 */
record Guess(Edit edit, List<Diagnostic> about) {

    /** Copies the list. */
    Guess {
        about = List.copyOf(about);
    }
}
