package org.qos.dsl.check;

import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.util.LineAndColumn;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.TextPlaces;

/**
 * A piece of a file as users count. Lines and columns count from 1, columns in UTF-16 units; the end is the place behind
 * the last character.
 *
 * @param line the line where it begins
 * @param column the column where it begins
 * @param endLine the line where it ends
 * @param endColumn the column behind its end
 */
public record Place(int line, int column, int endLine, int endColumn) {

    /**
     * The place of some characters.
     *
     * @param offset the UTF-16 units in front of them
     * @param length how many they are
     */
    public static Place of(SourceFile source, int offset, int length) {
        ICompositeNode nodes = source.nodes();
        LineAndColumn start = TextPlaces.at(nodes, offset);
        LineAndColumn end = TextPlaces.at(nodes, offset + length);
        return new Place(start.getLine(), start.getColumn(), end.getLine(), end.getColumn());
    }
}
