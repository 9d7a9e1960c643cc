package org.qos.fabric.sm;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What became of a deployment.
 *
 * @param state what became of it
 * @param changed the files with new content; none where the previous ones were put back
 * @param errors what OpenSM logged about its policy or partitions, or the policy file that it reads instead
 * @param ofOthers the files that somebody else has changed meanwhile, which stay
 * @param restored whether the previous files were put back; there are none where the new files were in place before
 * @param previousAccepted whether OpenSM swept without an error after the previous files were put back
 * @param keepsOldRules whether OpenSM has rejected a file since its start, which leaves rules of it in force
 */
public record DeploymentOutcome(
        DeploymentState state,
        List<Path> changed,
        List<String> errors,
        List<Path> ofOthers,
        boolean restored,
        boolean previousAccepted,
        boolean keepsOldRules) {

    /** Copies the lists. */
    public DeploymentOutcome {
        changed = List.copyOf(changed);
        errors = List.copyOf(errors);
        ofOthers = List.copyOf(ofOthers);
    }

    DeploymentOutcome(DeploymentState state, List<String> errors) {
        this(state, List.of(), errors, List.of(), false, false, state == DeploymentState.REJECTED);
    }

    static DeploymentOutcome of(DeploymentState state) {
        return new DeploymentOutcome(state, List.of());
    }

    /** What OpenSM says about files that it did not accept. */
    static DeploymentOutcome rejected(SmHistory history) {
        return history.lastRefused()
                ? new DeploymentOutcome(
                        DeploymentState.REJECTED,
                        history.refusals().stream()
                                .flatMap(refusal -> refusal.messages().stream())
                                .distinct()
                                .toList())
                : new DeploymentOutcome(DeploymentState.PARTITIONS_REJECTED, history.partitionErrors());
    }

    static DeploymentOutcome accepted(List<Path> changed, List<Path> ofOthers, boolean keepsOldRules) {
        return new DeploymentOutcome(
                DeploymentState.ACCEPTED, changed, List.of(), ofOthers, false, false, keepsOldRules);
    }

    /** OpenSM reads another policy file, whose name is the only message, or none. */
    static DeploymentOutcome otherPolicy(Optional<String> read) {
        return new DeploymentOutcome(DeploymentState.OTHER_POLICY, read.stream().toList());
    }

    DeploymentOutcome restored(List<Path> kept, boolean accepted) {
        return new DeploymentOutcome(state, changed, errors, kept, true, accepted, keepsOldRules);
    }

    /** Whether OpenSM uses the files, and nothing else. */
    public boolean isInForce() {
        return state == DeploymentState.ACCEPTED && ofOthers.isEmpty() && !keepsOldRules;
    }
}
