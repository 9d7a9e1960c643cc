package org.qos.dsl.ide.command;

import java.util.List;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * A policy without errors that make its meaning uncertain.
 *
 * @param view the document
 * @param lowered its semantic model with the origin of each element
 */
record ValidPolicy(View view, Lowered<Policy> lowered) {

    /**
     * Reads a policy, and checks it and its partitions.
     *
     * @throws CommandException if the document is not a policy, or if it or its partitions have errors; the message
     *     lists them
     * @throws java.util.concurrent.CancellationException if the command was cancelled
     */
    static ValidPolicy of(View view, CommandProgress progress) {
        if (!view.language().isPolicy()) {
            throw new CommandException(view.document().name() + " is "
                    + view.language().kind() + ", not a policy; open a policy and try again");
        }
        view.context()
                .partitions()
                .map(Document::of)
                .ifPresent(file -> ValidDocument.require(new View(file, view.relatedDocuments()), progress));
        ValidDocument.require(view, progress);
        return new ValidPolicy(
                view,
                PolicyLowering.lower(
                        view.source().root(PolicyFile.class),
                        view.language().syntax().orElseThrow()));
    }

    /**
     * Requires that the options have no errors.
     *
     * @throws CommandException if they have; the message lists them
     */
    void requireValidOptions(CommandProgress progress) {
        view.context()
                .options()
                .map(Document::of)
                .ifPresent(file -> ValidDocument.require(new View(file, view.relatedDocuments()), progress));
    }

    /** Notes for the user about the files of the policy's context. */
    List<String> notes() {
        return view.context().fabricFile().stream()
                .filter(file -> subnet().fabric().isEmpty())
                .map(file -> file + ": not readable as fabric; ports are identified by GUID only")
                .toList();
    }

    Policy policy() {
        return lowered.value();
    }

    /** The policy bound to its fabric and partitions; without a partition file as OpenSM does without one. */
    BoundPolicy bound() {
        FabricContext fabricContext = subnet();
        return BoundPolicy.bind(
                policy(), fabricContext.fabric(), fabricContext.partitions().orElse(Partitions.WITHOUT_FILE));
    }

    FabricContext subnet() {
        return view.context().fabricContext();
    }

    /** {@code file:line:column} of an element of the policy; only the file for an implicit element. */
    String place(Object value) {
        return new SourcePlaces(view.document().name(), lowered.trace()).of(value);
    }
}
