package org.qos.dsl.language;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.LineAndColumn;

/**
 * A range of a file in lines and columns, as users count. Both count from 1, columns in UTF-16 units; the end is exclusive.
 *
 * @param line the line where it begins
 * @param column the column where it begins
 * @param endLine the line where it ends
 * @param endColumn the column after its end
 */
public record SourceRange(int line, int column, int endLine, int endColumn) {

    /**
     * The range of some characters.
     *
     * @param offset the UTF-16 units before them
     * @param length how many they are
     */
    public static SourceRange of(SourceFile source, int offset, int length) {
        return of(source.nodes(), offset, length);
    }

    /**
     * The same for the text of a node.
     *
     * @param node any node of the text
     */
    public static SourceRange of(INode node, int offset, int length) {
        LineAndColumn start = TextPlaces.at(node, offset);
        LineAndColumn end = TextPlaces.at(node, offset + length);
        return new SourceRange(start.getLine(), start.getColumn(), end.getLine(), end.getColumn());
    }
}
