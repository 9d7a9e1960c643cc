package org.qos.fabric.sm;

/** What became of a deployment. */
public enum DeploymentState {
    /** OpenSM swept and logged no error about its policy. */
    ACCEPTED,
    /** OpenSM rejected the policy. */
    REJECTED,
    /** OpenSM rejected the partitions, and uses its own. */
    PARTITIONS_REJECTED,
    /** OpenSM reads another policy file, or none. */
    OTHER_POLICY,
    /** OpenSM did not end a sweep in time. */
    NO_SWEEP,
    /** OpenSM ended. */
    ENDED,
    /** This user may not signal OpenSM; nothing was installed. */
    NOT_SIGNALLED,
    /** The process ends, and has put the previous files back. */
    INTERRUPTED
}
