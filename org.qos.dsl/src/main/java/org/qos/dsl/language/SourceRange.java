package org.qos.dsl.language;

import org.eclipse.xtext.nodemodel.ICompositeNode;
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
        ICompositeNode nodes = source.nodes();
        LineAndColumn start = TextPlaces.at(nodes, offset);
        LineAndColumn end = TextPlaces.at(nodes, offset + length);
        return new SourceRange(start.getLine(), start.getColumn(), end.getLine(), end.getColumn());
    }
}
