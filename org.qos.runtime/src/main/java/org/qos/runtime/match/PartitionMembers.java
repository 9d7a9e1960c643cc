package org.qos.runtime.match;

import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
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

    /** The members that are not full members. */
    public EndpointSet limitedOnly() {
        BitSet only = (BitSet) all.clone();
        only.andNot(full);
        return new EndpointSet(fabric, only);
    }

    private void add(PartitionMember member) {
        IntConsumer port = index -> add(index, member.membership());
        switch (member.ports()) {
            case PORT -> fabric.selectEndpoints(member.portGuid(), member.portGuid(), port);
            case ALL -> IntStream.range(0, fabric.endpoints().size()).forEach(port);
            case ALL_CAS -> fabric.endpointsOf(NodeType.CA).stream().forEach(port);
            case ALL_SWITCHES -> fabric.endpointsOf(NodeType.SWITCH).stream().forEach(port);
            case ALL_ROUTERS -> fabric.endpointsOf(NodeType.ROUTER).stream().forEach(port);
            case SELF -> fabric.smPort().ifPresent(sm -> fabric.selectEndpoints(sm.guid(), sm.guid(), port));
        }
    }

    private void add(int index, Membership membership) {
        all.set(index);
        full.set(index, membership != Membership.LIMITED);
        limited.set(index, membership != Membership.FULL);
    }
}
