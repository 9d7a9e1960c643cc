package org.qos.fabric.program;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.setup.SetupPlan;

/**
 * A table that is not as the policy says.
 *
 * @param id the part of the table
 * @param wanted what the policy says
 * @param found what the port has; empty when it could not be read
 */
public record Drift(BlockId id, BlockValue wanted, Optional<BlockValue> found) {

    /** The differences of a plan to the subnet that it was made for. */
    public static List<Drift> of(SetupPlan plan) {
        return plan.changes().stream()
                .flatMap(change -> change.blocks().stream()
                        .map(block -> new Drift(
                                BlockId.of(change.port(), block), BlockValue.after(block), BlockValue.before(block))))
                .toList();
    }

    @Override
    public String toString() {
        return id + ": is " + found.map(BlockValue::toString).orElse("not known") + " instead of " + wanted;
    }
}
