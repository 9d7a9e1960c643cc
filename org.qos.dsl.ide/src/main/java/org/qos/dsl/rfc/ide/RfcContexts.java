package org.qos.dsl.rfc.ide;

import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/** Finds what stands before the cursor; a tag that the author left out, and the lexer added without length, does not. */
public class RfcContexts extends ContentAssistContextFactory {

    @Override
    protected void initializeNodeAndModelData() {
        super.initializeNodeAndModelData();
        if (lastCompleteNode.getTotalLength() == 0) {
            lastCompleteNode = lastWithLength(rootNode, completionOffset);
            datatypeNode = getContainingDatatypeRuleNode(lastCompleteNode);
        }
        if (currentNode.getTotalLength() == 0) {
            currentNode = lastCompleteNode;
        }
    }

    @Override
    protected INode getLastCompleteNodeByOffset(INode node, int offset) {
        INode last = super.getLastCompleteNodeByOffset(node, offset);
        return last != null && last.getTotalLength() == 0 ? lastWithLength(node.getRootNode(), offset) : last;
    }

    private static INode lastWithLength(INode root, int offset) {
        INode last = root;
        for (ILeafNode leaf : root.getLeafNodes()) {
            if (leaf.getTotalOffset() >= offset) {
                break;
            }
            if (leaf.getTotalLength() > 0) {
                last = leaf;
            }
        }
        return last;
    }
}
