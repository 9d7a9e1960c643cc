package org.qos.dsl.ide.action;

import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;

/** Provides the code actions of one sort. */
interface CodeActionProvider {

    /**
     * The code action kind, a quick fix by default. Actions of kind {@code source} are computed only for a client that
     * asks for that kind.
     */
    default String kind() {
        return CodeActionKind.QuickFix;
    }

    /** The code actions for a request; empty if none apply. */
    Stream<CodeAction> actions(CodeActionRequest request);
}
