package org.qos.dsl.ide.command;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.generator.comment.CommentReader;
import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.dsl.project.context.ContextFile;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.Policy;

/**
 * A policy without errors that make its meaning uncertain.
 *
 * @param snapshot the document
 * @param semantics its semantic model
 */
record ValidPolicy(DocumentSnapshot snapshot, PolicySemantics semantics) {

    /**
     * Reads a policy, and checks it and its partitions.
     *
     * @throws CommandException if the document is not a policy, or if it or its partitions have errors; the message
     *     lists them
     * @throws java.util.concurrent.CancellationException if the command was cancelled
     */
    static ValidPolicy of(DocumentSnapshot snapshot, CommandProgress progress) {
        if (!snapshot.language().isPolicy()) {
            throw new CommandException(snapshot.document().name() + " is "
                    + snapshot.language().kind() + ", not a policy; open a policy and try again");
        }
        require(snapshot, snapshot.context().partitions(), progress);
        ValidDocument.require(snapshot, progress);
        return new ValidPolicy(snapshot, PolicySemantics.of(snapshot).orElseThrow());
    }

    /**
     * Requires that the options have no errors.
     *
     * @throws CommandException if they have; the message lists them
     */
    void requireValidOptions(CommandProgress progress) {
        require(snapshot, snapshot.context().options(), progress);
    }

    private static void require(DocumentSnapshot snapshot, Optional<ContextFile> file, CommandProgress progress) {
        file.map(Document::of)
                .ifPresent(found ->
                        ValidDocument.require(new DocumentSnapshot(found, snapshot.relatedDocuments()), progress));
    }

    /** Notes for the user about the files of the policy's context. */
    List<String> notes() {
        return snapshot.context().fabricFile().stream()
                .filter(file -> subnet().fabric().isEmpty())
                .map(file -> file + ": not readable as fabric; ports are identified by GUID only")
                .toList();
    }

    Policy policy() {
        return semantics.lowered().value();
    }

    /** What its comments are about. */
    PolicyComments comments() {
        return CommentReader.read(
                snapshot.source(), policy(), semantics.lowered().trace());
    }

    /** The policy bound to its fabric and partitions; without a partition file as OpenSM does without one. */
    BoundPolicy bound() {
        return semantics.bound();
    }

    FabricContext subnet() {
        return snapshot.context().fabricContext();
    }

    /** Where its parts are written. */
    SourcePlaces places() {
        return new SourcePlaces(snapshot.document().name(), semantics.lowered().trace());
    }
}
