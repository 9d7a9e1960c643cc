package org.qos.fabric.program;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.SetupPlanner;
import org.qos.runtime.value.Sl;

/**
 * A policy whose tables are programmed.
 *
 * @param policy the policy
 * @param partitions the partitions of the subnet
 */
public record ProgrammedPolicy(Policy policy, Partitions partitions) {

    /** What has to be set in a subnet. */
    public SetupPlan plan(SubnetState state) {
        return SetupPlanner.plan(BoundPolicy.bind(policy, state.fabric(), partitions), state);
    }

    /** The SLs that the SA can return: those of all levels, and those of partitions for requests without a level. */
    public Set<Integer> sls() {
        IntStream ofLevels = Stream.concat(policy.levels().stream(), Stream.of(policy.defaultLevel()))
                .mapToInt(QosLevel::sl);
        IntStream ofPartitions = partitions.partitions().stream().mapToInt(Partition::sl);
        return IntStream.concat(ofLevels, ofPartitions)
                .filter(Sl::isValid)
                .boxed()
                .collect(Collectors.toSet());
    }
}
