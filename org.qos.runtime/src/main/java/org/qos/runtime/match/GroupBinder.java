package org.qos.runtime.match;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Range;

/**
 * Finds the endpoints of one group, as OpenSM's parser does for the group it has just read
 * (osm_qos_parser_y.y:__parser_add_port_name, __parser_add_guid_range_to_port_map, __parser_add_pkey_range_to_port_map,
 * __parser_add_partition_list_to_port_map). Whatever names a switch means its port 0.
 */
final class GroupBinder {

    private final PortGroup group;
    private final Fabric fabric;
    private final Partitions partitions;
    private final Function<Partition, BitSet> partitionMembers;
    private final Consumer<BindingNote> notes;
    private final BitSet members = new BitSet();

    /**
     * A binder.
     *
     * @param partitionMembers the indices of the endpoints in a partition, which many groups may name
     */
    GroupBinder(
            PortGroup group,
            Fabric fabric,
            Partitions partitions,
            Function<Partition, BitSet> partitionMembers,
            Consumer<BindingNote> notes) {
        this.group = group;
        this.fabric = fabric;
        this.partitions = partitions;
        this.partitionMembers = partitionMembers;
        this.notes = notes;
    }

    EndpointSet bind() {
        group.portGuids().ranges().forEach(this::addGuids);
        group.portNames().forEach(this::addName);
        GroupPartitions.of(group, partitions, notes).forEach(this::addMembers);
        group.nodeTypes().forEach(this::addType);
        if (group.self()) {
            addSm();
        }
        if (members.isEmpty()) {
            notes.accept(new BindingNote.EmptyGroup(group));
        }
        return new EndpointSet(fabric, members);
    }

    private void addGuids(Range guids) {
        if (fabric.selectEndpoints(guids.first(), guids.last(), members::set)) {
            return;
        }
        Optional<Node> node = guids.isSingle() ? fabric.node(guids.first()) : Optional.empty();
        notes.accept(node.<BindingNote>map(found -> new BindingNote.NodeGuid(group, found))
                .orElseGet(() -> new BindingNote.UnknownGuids(group, guids)));
    }

    private void addName(PortName name) {
        List<Node> nodes = PortNames.nodes(fabric, name);
        if (nodes.isEmpty()) {
            notes.accept(new BindingNote.UnknownName(group, name));
            return;
        }
        if (nodes.size() > 1) {
            notes.accept(new BindingNote.AmbiguousName(group, name, nodes));
        }
        Node node = nodes.get(0);
        boolean isSwitch = node.type() == NodeType.SWITCH;
        Optional<Port> port = node.port(isSwitch ? 0 : name.port());
        if (port.isEmpty() || name.port() > node.portCount()) {
            notes.accept(new BindingNote.AbsentPort(group, name, node));
        }
        port.ifPresent(this::add);
    }

    private void addMembers(Partition partition) {
        members.or(partitionMembers.apply(partition));
        if (fabric.smPort().isEmpty()
                && partition.selects(PartitionMember.Selection.SELF)
                && !partition.selects(PartitionMember.Selection.ALL)) {
            notes.accept(new BindingNote.UnknownSm(group));
        }
    }

    private void addType(NodeType type) {
        members.or(fabric.endpointsOf(type));
    }

    private void addSm() {
        fabric.smPort().ifPresentOrElse(this::add, () -> notes.accept(new BindingNote.UnknownSm(group)));
    }

    private void add(Port port) {
        fabric.selectEndpoints(port.guid(), port.guid(), members::set);
    }
}
