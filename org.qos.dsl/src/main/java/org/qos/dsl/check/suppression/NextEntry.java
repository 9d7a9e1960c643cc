package org.qos.dsl.check.suppression;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.TextPlaces;

/**
 * The lines of the entry that follows a comment: a keyword or tag with its value, a partition, an option. Of a block
 * only the line that opens it, so that one comment does not suppress the findings of a whole block.
 *
 * @param firstLine where it begins, from 1
 * @param lastLine where it ends
 */
record NextEntry(int firstLine, int lastLine) {

    /** The entry after the leaf with that index, none at the end of a file. */
    static Optional<NextEntry> after(List<ILeafNode> leaves, int index, Language language) {
        ILeafNode first = null;
        ILeafNode last = null;
        for (ILeafNode leaf : leaves.subList(index + 1, leaves.size())) {
            if (leaf.isHidden() || leaf.getLength() == 0) {
                continue;
            }
            if (last != null && language.endsEntry(last, leaf)) {
                break;
            }
            first = first == null ? leaf : first;
            last = leaf;
        }
        return first == null
                ? Optional.empty()
                : Optional.of(new NextEntry(first.getStartLine(), TextPlaces.endLine(last)));
    }
}
