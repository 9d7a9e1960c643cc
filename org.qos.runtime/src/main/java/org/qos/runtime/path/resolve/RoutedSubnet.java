package org.qos.runtime.path.resolve;

import java.util.Map;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Vl;

/**
 * A subnet with all that decides about paths through it.
 *
 * @param fabric nodes, ports and links, the subnet manager's port included
 * @param forwarding the forwarding tables of its switches
 * @param states what is known of ports beyond their links; ports may be left out
 * @param sl2vl the SL2VL tables of its ports
 * @param pkeys the P_Keys of the fabric's endpoints
 * @param partitions its partitions
 * @param options the options of OpenSM
 */
public record RoutedSubnet(
        Fabric fabric,
        ForwardingTables forwarding,
        Map<PortId, PortState> states,
        Sl2VlTables sl2vl,
        PkeyTables pkeys,
        Partitions partitions,
        SmOptions options) {

    /** Copies the map. */
    public RoutedSubnet {
        states = Map.copyOf(states);
    }

    /**
     * What is known of a subnet, with the SL2VL and P_Key tables that OpenSM gives its ports; known SL2VL tables
     * count instead.
     */
    public static RoutedSubnet predicted(SubnetState known, Partitions partitions, SmOptions options) {
        Sl2VlTables usual = new PredictedSl2Vl(known.fabric(), options, known::port);
        return new RoutedSubnet(
                known.fabric(),
                known.forwarding(),
                known.ports(),
                usual.after(known.sl2vl()),
                PkeyPrediction.of(partitions, known.fabric(), options.allowBothPkeys()),
                partitions,
                options);
    }

    /** What is known of a port. */
    public PortState state(PortId port) {
        return states.getOrDefault(port, PortState.UNKNOWN);
    }

    /**
     * The MTU of the link of a port, code 1 to 5: the lowest that is known of the ports at its ends, those in use and those that they can
     * do, because OpenSM sets the lower one at both (osm_link_mgr.c:link_mgr_set_physp_pi). Where no MTU in use is known,
     * {@link Mtu#ASSUMED} counts for a port of which the snapshot does not have what it can do.
     *
     * @param peer the port at the other end
     */
    public int linkMtu(PortId port, PortId peer) {
        PortState here = state(port);
        PortState there = state(peer);
        int unknown = isInUseKnown(here, there) ? Mtu.MAX_CODE : Mtu.ASSUMED;
        return Math.min(mtu(here, unknown), mtu(there, unknown));
    }

    private static int mtu(PortState state, int unknown) {
        return Math.min(state.neighborMtu().orElse(Mtu.MAX_CODE), state.mtuCap().orElse(unknown));
    }

    private static boolean isInUseKnown(PortState here, PortState there) {
        return here.neighborMtu().isPresent() || there.neighborMtu().isPresent();
    }

    /** Whether {@link #linkMtu} follows from the snapshot. */
    public boolean isLinkMtuKnown(PortId port, PortId peer) {
        return isInUseKnown(state(port), state(peer))
                || state(port).mtuCap().isPresent() && state(peer).mtuCap().isPresent();
    }

    /**
     * The code of the VLs that the link of a port uses, 1 (VL0) to 5 (VL0 to VL14): those of its ports, at most
     * {@code max_op_vls}; VL0 to VL7 where the snapshot does not say.
     */
    public int linkVls(PortId port) {
        return PredictedSl2Vl.vls(state(port), options);
    }

    /** Whether the link of a port is known not to use a VL, 0 to 14, so that packets on it are dropped. */
    public boolean isBeyondLink(PortId port, int vl) {
        boolean known = port.number() != 0 && state(port).operationalVls().isPresent();
        return known && vl >= Vl.count(linkVls(port));
    }
}
