package org.qos.dsl.check;

import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.xtext.nodemodel.BidiTreeIterable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.SourceFile;

/**
 * The end of a text that may be the first part of a longer one: an interrupted copy, a full disk. A fix there makes what is
 * left valid, but entries and rules may be lost, and only the author knows whether they are.
 *
 * @param afterContents the position after the last token that is neither whitespace nor a comment
 * @param lastLine the start of a last line without a line end, beyond the text when it has one
 */
record OpenEnd(int afterContents, int lastLine) {

    private static final OpenEnd NOWHERE = new OpenEnd(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** The end of a file. */
    static OpenEnd of(SourceFile source) {
        String text = source.nodes().getText();
        BidiTreeIterable<INode> nodes = source.nodes().getAsTreeIterable();
        Optional<ILeafNode> last = tokens(nodes.reverse()).findFirst();
        if (last.isEmpty() || closes(last.get().getText(), nodes)) {
            return NOWHERE;
        }
        int lastLine = text.endsWith("\n") ? Integer.MAX_VALUE : text.lastIndexOf('\n') + 1;
        return new OpenEnd(last.get().getTotalEndOffset(), lastLine);
    }

    private static Stream<ILeafNode> tokens(Iterable<INode> nodes) {
        return StreamSupport.stream(nodes.spliterator(), false)
                .filter(ILeafNode.class::isInstance)
                .map(ILeafNode.class::cast)
                .filter(leaf -> !leaf.isHidden() && leaf.getTotalLength() > 0);
    }

    /** Whether a tag, perhaps without its {@code >}, closes the element around everything: nothing can follow. */
    private static boolean closes(String tag, Iterable<INode> nodes) {
        String whole = tag.endsWith(">") ? tag : tag + ">";
        return tag.startsWith("</")
                && tokens(nodes)
                        .map(ILeafNode::getText)
                        .filter(text -> text.startsWith("<") && !text.startsWith("<?"))
                        .findFirst()
                        .filter(first -> whole.substring(2).equals(first.substring(1)))
                        .isPresent();
    }

    /** Whether a change is after all contents, or in a last line that may go on. */
    boolean isAt(Edit edit) {
        return edit.offset() >= afterContents || edit.end() >= lastLine;
    }
}
