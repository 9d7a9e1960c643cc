package org.qos.dsl.opensm.syntax;

import java.util.List;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.FixData;

/**
 * A syntax error.
 *
 * @param node the piece of text that is shown as wrong
 * @param code what kind of mistake it is
 * @param message what is wrong and what to do
 * @param fix what certainly mends it ({@link FixData}); empty where an author has to decide
 */
record Complaint(INode node, SyntaxCode code, String message, List<String> fix) {

    /** Copies the data. */
    Complaint {
        fix = List.copyOf(fix);
    }

    /** An error that its author has to mend. */
    Complaint(INode node, SyntaxCode code, String message) {
        this(node, code, message, List.of());
    }

    /** The same error, with the data of what certainly mends it. */
    Complaint mendedBy(String... data) {
        return new Complaint(node, code, message, List.of(data));
    }
}
