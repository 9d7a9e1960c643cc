package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.syntax.PolicyBlocks;

/** Hover for a keyword or tag of a policy entry. */
final class EntryHover {

    private EntryHover() {}

    static Optional<HoverContent> at(View view, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(view.source().nodes(), offset);
        if (!view.language().isPolicy() || leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
            return Optional.empty();
        }
        String name = keyword.getValue().replaceAll("[</>:]", "");
        return PolicyBlocks.readBy(GrammarUtil.containingRule(keyword).getName())
                .flatMap(block -> view.language().syntax().flatMap(syntax -> block.entry(name, syntax)))
                .map(entry -> new HoverContent(leaf.getTextRegion(), "**" + name + "**\n\n" + entry.documentation()));
    }
}
