package org.qos.dsl.check;

import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.xtext.nodemodel.ILeafNode;
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
        List<ILeafNode> tokens = StreamSupport.stream(
                        source.nodes().getLeafNodes().spliterator(), false)
                .filter(leaf -> !leaf.isHidden() && leaf.getTotalLength() > 0)
                .toList();
        if (tokens.isEmpty() || closes(tokens.get(tokens.size() - 1).getText(), tokens)) {
            return NOWHERE;
        }
        int lastLine = text.endsWith("\n") ? Integer.MAX_VALUE : text.lastIndexOf('\n') + 1;
        return new OpenEnd(tokens.get(tokens.size() - 1).getTotalEndOffset(), lastLine);
    }

    /** Whether a tag, perhaps without its {@code >}, closes the element around everything: nothing can follow. */
    private static boolean closes(String tag, List<ILeafNode> tokens) {
        String whole = tag.endsWith(">") ? tag : tag + ">";
        return tag.startsWith("</")
                && tokens.stream()
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
