package org.qos.dsl.ide.command;

import java.util.List;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
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

    /**
     * Reads a policy, with the partitions that it is for.
     *
     * @throws CommandRefused for a document that is no policy, and where it or its partitions have errors, which are named
     * @throws java.util.concurrent.CancellationException when nobody waits any more
     */
    static SoundPolicy of(View view, Steps steps) {
        if (!view.language().isPolicy()) {
            throw new CommandRefused(view.document().name() + " is "
                    + view.language().kind() + ", no policy; open a policy and try again");
        }
        view.site().partitions().ifPresent(file -> Soundness.require(new View(file, view.surroundings()), steps));
        Soundness.require(view, steps);
        return new SoundPolicy(view, PolicyLowering.lower(view.source().root(PolicyFile.class), view.language()));
    }

    /**
     * Goes on only with options whose meaning is beyond doubt.
     *
     * @throws CommandRefused when they have errors, which are named
     */
    void requireSoundOptions(Steps steps) {
        view.site().options().ifPresent(file -> Soundness.require(new View(file, view.surroundings()), steps));
    }

    /** What the user should know of what the policy is for. */
    List<String> notes() {
        return view.site().fabricFile().stream()
                .filter(file -> subnet().fabric().isEmpty())
                .map(file -> file + ": no fabric can be read from it, so that ports are known by their GUIDs alone")
                .toList();
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
