package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.syntax.PolicyBlocks;

/** Hover for the keyword or tag of a section or block of a policy. */
final class BlockHover {

    private BlockHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), offset);
        if (!snapshot.language().isPolicy() || leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
            return Optional.empty();
        }
        String name = keyword.getValue().replaceAll("[</>]|^end-", "");
        return PolicyBlocks.named(name)
                .map(block -> new HoverContent(leaf.getTextRegion(), "**" + name + "**\n\n" + block.documentation()));
    }
}
