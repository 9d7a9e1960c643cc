package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.semantics.EntryDocs;
import org.qos.dsl.ide.workspace.View;

/** Hover for a keyword or tag of a policy entry. */
final class EntryHover {

    private EntryHover() {}

    static Optional<HoverContent> at(View view, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(view.source().nodes(), offset);
        if (!view.language().isPolicy() || leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
            return Optional.empty();
        }
        String name = keyword.getValue().replaceAll("[</>:]", "");
        return EntryDocs.of(name)
                .map(meaning -> new HoverContent(leaf.getTextRegion(), "**" + name + "**\n\n" + meaning));
    }
}
