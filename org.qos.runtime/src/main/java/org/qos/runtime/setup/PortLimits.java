package org.qos.runtime.setup;

import java.util.OptionalInt;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Vl;

/** What tables ports can have, as far as the state of a subnet says. */
final class PortLimits {

    private final SubnetState state;

    PortLimits(SubnetState state) {
        this.state = state;
    }

    /** How many data VLs the port has: 1, 2, 4, 8 or 15. */
    OptionalInt vls(PortId port) {
        return vls(state.port(port).vlCap());
    }

    /** How many data VLs the port has at least: each port has VL0, and those that its link uses. */
    int certainVls(PortId port) {
        PortState known = state.port(port);
        return vls(port).orElse(vls(known.operationalVls()).orElse(1));
    }

    OptionalInt highCapacity(PortId port) {
        return state.port(port).vlArbHighCap();
    }

    OptionalInt lowCapacity(PortId port) {
        return state.port(port).vlArbLowCap();
    }

    /** Whether the port is known to have no SL2VL table; port 0 of a switch answers for all its ports. */
    boolean withoutSl2Vl(PortId port) {
        return state.port(port)
                .slMapping()
                .or(() -> state.port(new PortId(port.nodeGuid(), 0)).slMapping())
                .filter(supported -> !supported)
                .isPresent();
    }

    private static OptionalInt vls(OptionalInt code) {
        int vls = Vl.count(code.orElse(0));
        return vls == 0 ? OptionalInt.empty() : OptionalInt.of(vls);
    }
}
