package org.qos.dsl.language;

import java.util.stream.IntStream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;

/**
 * Lines and columns in a parsed text. Lines end with a line feed, with a carriage return, or with both. Xtext's own count
 * reads past the end of a text whose last character is a carriage return
 * (InternalNodeModelUtils.getLineAndColumnNoExactLineBreak).
 */
public final class TextPlaces {

    private TextPlaces() {}

    /**
     * The line and column of an offset, both from 1.
     *
     * @param node any node of the text
     * @param offset UTF-16 units from the start of the text, up to its length
     */
    public static LineAndColumn at(INode node, int offset) {
        String text = node.getRootNode().getText();
        if (offset > 0 && offset == text.length() && text.charAt(offset - 1) == '\r') {
            return LineAndColumn.from(
                    NodeModelUtils.getLineAndColumn(node, offset - 1).getLine() + 1, 1);
        }
        return NodeModelUtils.getLineAndColumn(node, offset);
    }

    /** The offsets at which the lines of a text begin, in order; those of {@link #at}. */
    public static int[] lineStarts(String text) {
        IntStream.Builder starts = IntStream.builder().add(0);
        for (int i = 0; i < text.length(); i++) {
            char end = text.charAt(i);
            if (end == '\n' || end == '\r' && !text.startsWith("\n", i + 1)) {
                starts.add(i + 1);
            }
        }
        return starts.build().toArray();
    }

    /** The line, from 1, of the offset after a node. */
    public static int endLine(INode node) {
        return at(node, node.getEndOffset()).getLine();
    }
}
