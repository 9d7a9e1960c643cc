package org.qos.dsl.ide.action;

import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;

/** One kind of thing that can be done about a text. */
interface Remedy {

    /**
     * The kind of its actions as the protocol names them ({@link org.eclipse.lsp4j.CodeActionKind}); what is of kind {@code
     * source} is worked out only for a client that asks for it.
     */
    String kind();

    /** What it can do in a situation; nothing where it has nothing to offer. */
    Stream<CodeAction> actions(Situation situation);
}
