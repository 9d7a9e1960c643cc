package org.qos.cli;

import java.nio.file.Path;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.lower.Trace;

/** Where in a policy file the values that were read from it are written. */
final class PolicyPlaces {

    private final Path policy;
    private final Trace trace;

    PolicyPlaces(Path policy, Trace trace) {
        this.policy = policy;
        this.trace = trace;
    }

    /** {@code file:line:column}, or only the file for what the policy does not write. */
    String of(Object value) {
        return policy
                + trace.origin(value)
                        .map(NodeModelUtils::getNode)
                        .map(node -> NodeModelUtils.getLineAndColumn(node, node.getOffset()))
                        .map(start -> ":" + start.getLine() + ":" + start.getColumn())
                        .orElse("");
    }
}
