package org.qos.dsl.lower;

import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

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
                + trace.origin(value)
                        .map(NodeModelUtils::getNode)
                        .map(node -> NodeModelUtils.getLineAndColumn(node, node.getOffset()))
                        .map(start -> ":" + start.getLine() + ":" + start.getColumn())
                        .orElse("");
    }
}
