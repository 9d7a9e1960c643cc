package org.qos.dsl.language;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;

/** Distinguishes what the parser failed to read from what the author left out. */
public final class SyntaxErrors {

    /** How many syntax errors of a policy are reported: a file with more is probably not a policy. */
    public static final int MAX = 1000;

    private SyntaxErrors() {}

    /** Whether the text of an object has a syntax error, which makes a further message about it superfluous. */
    public static boolean in(EObject object) {
        ICompositeNode nodes = NodeModelUtils.findActualNodeFor(object);
        if (nodes != null && !isWithout(object.eResource())) {
            for (INode node : nodes.getAsTreeIterable()) {
                if (node.getSyntaxErrorMessage() != null) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the parser says that the whole file has no syntax error. */
    private static boolean isWithout(Resource file) {
        return file instanceof XtextResource parsed
                && parsed.getParseResult() != null
                && !parsed.getParseResult().hasSyntaxErrors();
    }
}
