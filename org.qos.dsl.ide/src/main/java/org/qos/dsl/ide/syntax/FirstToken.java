package org.qos.dsl.ide.syntax;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;

/** The first token of a model object, such as the keyword or tag that opens a block. */
public final class FirstToken {

    private FirstToken() {}

    /** The region of the first token. */
    public static ITextRegion of(EObject written) {
        INode node = NodeModelUtils.findActualNodeFor(written);
        return NodeModelUtils.findLeafNodeAtOffset(node, node.getOffset()).getTextRegion();
    }
}
