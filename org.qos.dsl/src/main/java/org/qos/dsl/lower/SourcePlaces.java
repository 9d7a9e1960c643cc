package org.qos.dsl.lower;

import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;

/**
 * Where in its file the values that were lowered from it are written.
 *
 * @param file the name of the file, for messages
 * @param trace leads from values to the model
 */
public record SourcePlaces(String file, Trace trace) {

    /** {@code file:line:column}, or only the file for a value that is not written in it. */
    public String of(Object value) {
        return file
                + position(value)
                        .map(start -> ":" + start.getLine() + ":" + start.getColumn())
                        .orElse("");
    }

    /** The line where a value begins, from 1; empty for a value that is not written in the file. */
    public Optional<Integer> line(Object value) {
        return position(value).map(LineAndColumn::getLine);
    }

    /** The lines from the beginning of a value to its end, from 1; none for a value that is not written in the file. */
    public IntStream lines(Object value) {
        return trace.origin(value).map(NodeModelUtils::getNode).stream()
                .flatMapToInt(node -> IntStream.rangeClosed(node.getStartLine(), node.getEndLine()));
    }

    private Optional<LineAndColumn> position(Object value) {
        return trace.origin(value)
                .map(NodeModelUtils::getNode)
                .map(node -> NodeModelUtils.getLineAndColumn(node, node.getOffset()));
    }
}
