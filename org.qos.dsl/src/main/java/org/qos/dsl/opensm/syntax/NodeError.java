package org.qos.dsl.opensm.syntax;

import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.syntax.SyntaxError;

/**
 * A syntax error and the node that it is reported at.
 *
 * @param node the part of the text that is shown as wrong
 * @param error what is wrong with it
 */
record NodeError(INode node, SyntaxError error) {

    /** An error that only its author can fix. */
    NodeError(INode node, SyntaxCode code, String message) {
        this(node, SyntaxError.of(code, message));
    }

    /** The same error, whose fix is only a suggestion. */
    NodeError asSuggestion() {
        return new NodeError(node, error.asSuggestion());
    }

    /** The same error with the edits that fix it. */
    NodeError withFix(String... edits) {
        return new NodeError(node, error.withFix(edits));
    }
}
