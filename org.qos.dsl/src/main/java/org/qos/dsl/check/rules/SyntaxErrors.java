package org.qos.dsl.check.rules;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Tells what may be missing because it could not be read from what the author left out. */
final class SyntaxErrors {
    private SyntaxErrors() {}

    /** Whether the text of an object has a syntax error, so that one more message about it would be one too many. */
    static boolean in(EObject object) {
        ICompositeNode nodes = NodeModelUtils.findActualNodeFor(object);
        if (nodes != null) {
            for (INode node : nodes.getAsTreeIterable()) {
                if (node.getSyntaxErrorMessage() != null) {
                    return true;
                }
            }
        }
        return false;
    }
}
