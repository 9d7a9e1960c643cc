package org.qos.analysis.difference;

import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * One side of a comparison.
 *
 * @param policy the policy
 * @param fabric the fabric, its subnet manager's port included, or {@link Fabric#EMPTY}
 * @param partitions the partitions of the subnet
 * @param options the options of OpenSM, or what counts without an option file
 */
public record ComparedSide(Policy policy, Fabric fabric, Partitions partitions, SmOptions options) {

    /** The policy bound to a fabric. */
    BoundPolicy bound(Fabric other) {
        return BoundPolicy.bind(policy, other, partitions);
    }

    /** The same with a fabric where this side has none. */
    ComparedSide orFabric(Fabric other) {
        return fabric.isEmpty() ? new ComparedSide(policy, other, partitions, options) : this;
    }
}
