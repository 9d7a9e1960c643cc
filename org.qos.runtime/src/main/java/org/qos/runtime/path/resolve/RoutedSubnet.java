package org.qos.runtime.path.resolve;

import java.util.Map;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;

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

    /** A subnet whose SL2VL and P_Key tables are those that OpenSM gives its ports, where they are not snapshot. */
    public static RoutedSubnet predicted(
            Fabric fabric,
            ForwardingTables forwarding,
            Map<PortId, PortState> states,
            Sl2VlRows snapshot,
            Partitions partitions,
            SmOptions options) {
        Sl2VlTables usual = new PredictedSl2Vl(fabric, options, port -> states.getOrDefault(port, PortState.UNKNOWN));
        return new RoutedSubnet(
                fabric,
                forwarding,
                states,
                usual.after(snapshot),
                PkeyPrediction.of(partitions, fabric, options.allowBothPkeys()),
                partitions,
                options);
    }

    /** What is known of a port. */
    public PortState state(PortId port) {
        return states.getOrDefault(port, PortState.UNKNOWN);
    }
}
