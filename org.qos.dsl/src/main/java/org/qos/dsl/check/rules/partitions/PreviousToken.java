package org.qos.dsl.check.rules.partitions;

import java.util.Optional;
import org.eclipse.xtext.nodemodel.BidiTreeIterator;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/** Steps back from a node, without a walk over the whole text. */
final class PreviousToken {

    private PreviousToken() {}

    /** The last token before a node that is neither whitespace nor a comment. */
    static Optional<ILeafNode> of(INode node) {
        for (INode at = node; at != null; at = at.getParent()) {
            for (INode before = at.getPreviousSibling(); before != null; before = before.getPreviousSibling()) {
                Optional<ILeafNode> token = lastIn(before);
                if (token.isPresent()) {
                    return token;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<ILeafNode> lastIn(INode node) {
        BidiTreeIterator<INode> nodes = node.getAsTreeIterable().iterator();
        while (nodes.hasPrevious()) {
            INode last = nodes.previous();
            if (last instanceof ILeafNode leaf && !leaf.isHidden()) {
                return Optional.of(leaf);
            }
        }
        return Optional.empty();
    }
}
