package org.qos.analysis.difference;

import java.util.Optional;
import org.qos.analysis.vl.SetupOptions;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;

/**
 * One side of a comparison.
 *
 * @param policy the policy
 * @param fabric the fabric, its subnet manager's port included, or {@link Fabric#EMPTY}
 * @param partitions the partitions of the subnet
 * @param optionFile the options of OpenSM's option file; empty without one
 */
public record ComparedSide(Policy policy, Fabric fabric, Partitions partitions, Optional<SmOptions> optionFile) {

    /** The options of OpenSM; without an option file those that give ports the tables of the policy, else the defaults with QoS. */
    SmOptions options() {
        return optionFile.or(() -> SetupOptions.of(policy.setup())).orElseGet(SmOptions.DEFAULTS::withQos);
    }

    /** The options of which OpenSM, which ignores {@code qos-setup}, makes the tables of ports. */
    SmOptions openSmOptions() {
        return optionFile.orElseGet(SmOptions.DEFAULTS::withQos);
    }

    /** Whether the policy states tables. */
    boolean statesTables() {
        return !policy.setup().equals(FabricSetup.NONE);
    }

    /** Whether there are tables of {@code qos-setup} and, next to them, those that OpenSM makes of an option file. */
    static boolean haveTwoOrigins(ComparedSide before, ComparedSide after) {
        return (before.statesTables() || after.statesTables())
                && (before.optionFile().isPresent() || after.optionFile().isPresent());
    }

    /** The policy bound to a fabric. */
    BoundPolicy bound(Fabric other) {
        return BoundPolicy.bind(policy, other, partitions);
    }

    /** The same with a fabric where this side has none. */
    ComparedSide orFabric(Fabric other) {
        return fabric.isEmpty() ? new ComparedSide(policy, other, partitions, optionFile) : this;
    }
}
