package org.qos.fabric.program;

import java.util.OptionalLong;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.SubnetState;

/**
 * What a journal says of the subnet, apart from its ports.
 *
 * @param subnetPrefix the subnet prefix, the upper half of every GID
 * @param smGuid the port GUID of the master subnet manager
 */
public record FabricIdentity(OptionalLong subnetPrefix, OptionalLong smGuid) {

    /** What a state of the subnet says. */
    public static FabricIdentity of(SubnetState state, OptionalLong subnetPrefix) {
        return new FabricIdentity(
                subnetPrefix,
                state.fabric().smPort().map(Port::guid).map(OptionalLong::of).orElseGet(OptionalLong::empty));
    }

    /** Whether the subnet prefixes are known and differ. The subnet manager may have moved. */
    public boolean contradicts(FabricIdentity other) {
        return subnetPrefix.isPresent()
                && other.subnetPrefix.isPresent()
                && subnetPrefix.getAsLong() != other.subnetPrefix.getAsLong();
    }
}
