package org.qos.dsl.ide.hover;

import java.util.Optional;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.meaning.EntryMeaning;
import org.qos.dsl.ide.workspace.View;

/** The meaning of the entry of a policy whose keyword or tag is at the cursor. */
final class EntryText {

    private EntryText() {}

    static Optional<Explanation> at(View view, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(view.source().nodes(), offset);
        if (!view.language().isPolicy() || leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
            return Optional.empty();
        }
        String name = keyword.getValue().replaceAll("[</>:]", "");
        return EntryMeaning.of(name)
                .map(meaning -> new Explanation(leaf.getTextRegion(), "**" + name + "**\n\n" + meaning));
    }
}
