package org.qos.cli;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.lower.Trace;

/** Prints what an output cannot say, each at the line of the policy that says it. */
final class LossReport {

    private final Console console;
    private final Path policy;
    private final Trace trace;

    LossReport(Console console, Path policy, Trace trace) {
        this.console = console;
        this.policy = policy;
        this.trace = trace;
    }

    void print(List<Loss> losses) {
        losses.forEach(loss -> console.err()
                .println(policy + place(loss) + ": " + kind(loss) + ": " + loss.message() + " [" + loss.code() + "]"));
    }

    private static String kind(Loss loss) {
        return switch (loss.effect()) {
            case NOTE -> "info";
            case CHANGES_LEVEL -> "warning";
            case IMPOSSIBLE -> "error";
        };
    }

    /** The line and column of what the loss is about, nothing for what the policy does not write. */
    private String place(Loss loss) {
        return trace.origin(loss.subject())
                .map(NodeModelUtils::getNode)
                .map(LossReport::place)
                .orElse("");
    }

    private static String place(ICompositeNode node) {
        var start = NodeModelUtils.getLineAndColumn(node, node.getOffset());
        return ":" + start.getLine() + ":" + start.getColumn();
    }
}
