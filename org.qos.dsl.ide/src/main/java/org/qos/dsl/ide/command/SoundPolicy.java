package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * A policy whose meaning can be relied on.
 *
 * @param view the document
 * @param lowered what it means, and the places that say so
 */
record SoundPolicy(View view, Lowered<Policy> lowered) {

    private static final int MOST_SHOWN = 5;

    /**
     * Reads a policy.
     *
     * @throws CommandRefused for a document that is no policy, and for a policy with errors, which are named
     */
    static SoundPolicy of(View view) {
        if (!view.language().isPolicy()) {
            throw new CommandRefused(view.document().name() + " is no policy; open one and try again");
        }
        List<Finding> doubts = view.checked().doubts();
        if (!doubts.isEmpty()) {
            String shown = doubts.stream()
                    .limit(MOST_SHOWN)
                    .map(found -> "line " + found.line() + ": " + found.message())
                    .collect(Collectors.joining("\n"));
            throw new CommandRefused(view.document().name() + " has errors; mend them first:\n" + shown
                    + (doubts.size() > MOST_SHOWN ? "\nand " + (doubts.size() - MOST_SHOWN) + " more" : ""));
        }
        return new SoundPolicy(view, PolicyLowering.lower(view.source().root(PolicyFile.class), view.language()));
    }

    Policy policy() {
        return lowered.value();
    }

    /** The policy in its subnet; without a partition file as OpenSM without one. */
    BoundPolicy bound() {
        Subnet subnet = subnet();
        return BoundPolicy.bind(policy(), subnet.fabric(), subnet.partitions().orElse(Partitions.WITHOUT_FILE));
    }

    Subnet subnet() {
        return view.site().subnet();
    }

    /** {@code file:line:column} of a value of the policy, only the file for what it does not write. */
    String place(Object value) {
        return view.document().name()
                + lowered.trace()
                        .origin(value)
                        .map(NodeModelUtils::getNode)
                        .map(node -> NodeModelUtils.getLineAndColumn(node, node.getOffset()))
                        .map(start -> ":" + start.getLine() + ":" + start.getColumn())
                        .orElse("");
    }
}
