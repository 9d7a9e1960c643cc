package org.qos.analysis.difference;

import java.util.List;
import org.qos.runtime.match.BoundPolicy;

/** Finds how two policies decide all requests together. */
interface JointDecisions {

    /**
     * The decisions that occur, each pair of labels once.
     *
     * @param before the old policy
     * @param after the new policy, bound to the same ports
     * @param labelsBefore a label for each rule of the old policy by its place, the default level being place 0; rules with one
     *     label count as one
     * @param labelsAfter the same for the new policy
     */
    List<JointDecision> of(BoundPolicy before, BoundPolicy after, int[] labelsBefore, int[] labelsAfter);
}
