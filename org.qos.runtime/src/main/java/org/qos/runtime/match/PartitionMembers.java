package org.qos.runtime.match;

import java.util.BitSet;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;

/**
 * The endpoints that belong to a partition on a known fabric. Of several entries for one port the last decides whether
 * it is a full member (OpenSM osm_prtn.c:osm_prtn_add_port); ports that the fabric does not show are left out.
 */
public final class PartitionMembers {

    private final Fabric fabric;
    private final BitSet all = new BitSet();
    private final BitSet full = new BitSet();
    private final BitSet limited = new BitSet();

    private PartitionMembers(Fabric fabric) {
        this.fabric = fabric;
    }

    /** Finds the members of a partition. */
    public static PartitionMembers of(Partition partition, Fabric fabric) {
        PartitionMembers members = new PartitionMembers(fabric);
        partition.members().forEach(members::add);
        return members;
    }

    /** Full and limited members. */
    public EndpointSet all() {
        return new EndpointSet(fabric, all);
    }

    /** Full members, among them those that have both P_Keys. */
    public EndpointSet full() {
        return new EndpointSet(fabric, full);
    }

    /** Limited members, among them those that have both P_Keys. */
    public EndpointSet limited() {
        return new EndpointSet(fabric, limited);
    }

    /** The members that are no full ones. */
    public EndpointSet limitedOnly() {
        BitSet only = (BitSet) all.clone();
        only.andNot(full);
        return new EndpointSet(fabric, only);
    }

    private void add(PartitionMember member) {
        BitSet ports = ports(member);
        all.or(ports);
        set(full, ports, member.membership() != Membership.LIMITED);
        set(limited, ports, member.membership() != Membership.FULL);
    }

    private static void set(BitSet members, BitSet ports, boolean value) {
        if (value) {
            members.or(ports);
        } else {
            members.andNot(ports);
        }
    }

    private BitSet ports(PartitionMember member) {
        BitSet ports = new BitSet();
        switch (member.ports()) {
            case PORT -> fabric.selectEndpoints(member.portGuid(), member.portGuid(), ports);
            case ALL -> ports.set(0, fabric.endpoints().size());
            case ALL_CAS -> ports.or(fabric.endpointsOf(NodeType.CA));
            case ALL_SWITCHES -> ports.or(fabric.endpointsOf(NodeType.SWITCH));
            case ALL_ROUTERS -> ports.or(fabric.endpointsOf(NodeType.ROUTER));
            case SELF -> fabric.smPort().ifPresent(port -> fabric.selectEndpoints(port.guid(), port.guid(), ports));
        }
        return ports;
    }
}
