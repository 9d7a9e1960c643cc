package org.qos.dsl.check;

import java.util.List;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.runtime.match.BoundPolicy;

/**
 * A policy bound to a fabric and its partitions, with what several rules want to know of it and takes long to find out:
 * that is worked out once, when the first of them asks.
 */
public final class BoundPolicyContext {

    private final PolicyContext project;
    private final BoundPolicy policy;
    private Shadowing shadowing;
    private List<PartitionLevel> partitionLevels;

    BoundPolicyContext(PolicyContext project, BoundPolicy policy) {
        this.project = project;
        this.policy = policy;
    }

    /** The policy as written, and what it is for. */
    public PolicyContext project() {
        return project;
    }

    /** The policy with the ports of its groups; without a fabric only what GUIDs tell. */
    public BoundPolicy policy() {
        return policy;
    }

    /** Which of its rules never decide. */
    public Shadowing shadowing() {
        if (shadowing == null) {
            shadowing = Shadowing.of(policy);
        }
        return shadowing;
    }

    /** The level of each partition. */
    public List<PartitionLevel> partitionLevels() {
        if (partitionLevels == null) {
            partitionLevels = PartitionLevels.of(policy);
        }
        return partitionLevels;
    }
}
