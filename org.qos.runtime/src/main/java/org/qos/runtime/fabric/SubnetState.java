package org.qos.runtime.fabric;

import java.util.List;
import java.util.Map;

/**
 * Everything that is known of a subnet at one time, from files or read live. What a source does not have is empty; it is
 * never guessed.
 *
 * @param fabric nodes, ports and links
 * @param forwarding the forwarding tables of switches
 * @param ports what is known of ports beyond their links
 * @param sl2vl the SL2VL tables
 * @param vlArb the VL arbitration of ports
 * @param pkeys the P_Keys of ports with their membership bits, without empty entries
 */
public record SubnetState(
        Fabric fabric,
        ForwardingTables forwarding,
        Map<PortId, PortState> ports,
        Sl2VlRows sl2vl,
        Map<PortId, VlArbTables> vlArb,
        Map<PortId, List<Integer>> pkeys) {

    /** Nothing is known. */
    public static final SubnetState UNKNOWN = of(Fabric.EMPTY);

    /** Copies the maps. */
    public SubnetState {
        ports = Map.copyOf(ports);
        vlArb = Map.copyOf(vlArb);
        pkeys = Map.copyOf(pkeys);
    }

    /** A subnet of which only nodes, ports and links are known. */
    public static SubnetState of(Fabric fabric) {
        return new SubnetState(fabric, ForwardingTables.NONE, Map.of(), Sl2VlRows.NONE, Map.of(), Map.of());
    }

    /** The same with another fabric, such as one that has the subnet manager at another port. */
    public SubnetState withFabric(Fabric other) {
        return new SubnetState(other, forwarding, ports, sl2vl, vlArb, pkeys);
    }

    /** The same with other forwarding tables. */
    public SubnetState withForwarding(ForwardingTables others) {
        return new SubnetState(fabric, others, ports, sl2vl, vlArb, pkeys);
    }

    /** The same with other knowledge of ports. */
    public SubnetState withPorts(Map<PortId, PortState> others) {
        return new SubnetState(fabric, forwarding, others, sl2vl, vlArb, pkeys);
    }

    /** The same with other SL2VL tables. */
    public SubnetState withSl2Vl(Sl2VlRows others) {
        return new SubnetState(fabric, forwarding, ports, others, vlArb, pkeys);
    }

    /** The same with other VL arbitration. */
    public SubnetState withVlArb(Map<PortId, VlArbTables> others) {
        return new SubnetState(fabric, forwarding, ports, sl2vl, others, pkeys);
    }

    /** The same with other P_Keys. */
    public SubnetState withPkeys(Map<PortId, List<Integer>> others) {
        return new SubnetState(fabric, forwarding, ports, sl2vl, vlArb, others);
    }

    /** What is known of a port beyond its links. */
    public PortState port(PortId id) {
        return ports.getOrDefault(id, PortState.UNKNOWN);
    }

    /** What is known of the VL arbitration of a port. */
    public VlArbTables vlArb(PortId id) {
        return vlArb.getOrDefault(id, VlArbTables.UNKNOWN);
    }
}
