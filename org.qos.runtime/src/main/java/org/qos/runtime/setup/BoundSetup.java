package org.qos.runtime.setup;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.value.Sl;

/**
 * A compiled setup for a subnet: it answers which tables the policy states for a port, and what has to be set. Safe for
 * any number of threads.
 */
public final class BoundSetup {

    private final Policy policy;
    private final int slBits;
    private final SubnetState state;
    private final Partitions partitions;
    /** Worked out by the first query for a port: who only matches requests does not pay for it. */
    private Map<PortId, PortTables> tables;

    BoundSetup(Policy policy, int slBits, SubnetState state, Partitions partitions) {
        this.policy = policy;
        this.slBits = slBits;
        this.state = state;
        this.partitions = partitions;
    }

    /** The tables that the policy states for a port of the subnet; empty when it states none. */
    public synchronized Optional<PortTables> tables(PortId port) {
        if (tables == null) {
            tables = plan(state).tables().stream().collect(Collectors.toMap(PortTables::port, Function.identity()));
        }
        return Optional.ofNullable(tables.get(port));
    }

    /**
     * What the policy states for a subnet and what has to be set there, as {@link SetupPlanner} has it.
     *
     * @param now the subnet as it is now; groups are bound to its fabric
     */
    public SetupPlan plan(SubnetState now) {
        return SetupPlanner.plan(BoundPolicy.bind(policy, now.fabric(), partitions), now);
    }

    /** The SLs that the SA can return: those of all levels, and those of partitions for requests without a level. */
    public Set<Integer> sls() {
        IntStream ofLevels = IntStream.range(0, Sl.COUNT).filter(sl -> (slBits & 1 << sl) != 0);
        IntStream ofPartitions = partitions.partitions().stream().mapToInt(Partition::sl);
        return IntStream.concat(ofLevels, ofPartitions)
                .filter(Sl::isValid)
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
    }
}
