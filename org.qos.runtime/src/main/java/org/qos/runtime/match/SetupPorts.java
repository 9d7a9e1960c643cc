package org.qos.runtime.match;

import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Ranges;

/**
 * The ports whose tables a group means in {@code qos-setup}: a switch that is given by GUID or by node type represents
 * all its external ports, and for port 0 when that is enhanced; {@code switch/Pn} for exactly port n; everything else
 * for the same ports as in matching.
 */
final class SetupPorts {

    private final Fabric fabric;
    private final Partitions partitions;
    private final SortedSet<PortId> found = new TreeSet<>();

    private SetupPorts(Fabric fabric, Partitions partitions) {
        this.fabric = fabric;
        this.partitions = partitions;
    }

    /** The setup ports of a group, in the order of node GUIDs and port numbers. */
    static List<PortId> of(PortGroup group, Fabric fabric, Partitions partitions) {
        SetupPorts ports = new SetupPorts(fabric, partitions);
        ports.endpoints(membersAndSm(group)).forEach(port -> ports.found.add(port.id()));
        ports.endpoints(guidsAndTypes(group)).forEach(ports::addWithWholeSwitch);
        group.portNames().forEach(ports::addNamed);
        return List.copyOf(ports.found);
    }

    private static PortGroup guidsAndTypes(PortGroup group) {
        return new PortGroup(
                group.name(), "", group.portGuids(), List.of(), List.of(), Ranges.NONE, group.nodeTypes(), false);
    }

    private static PortGroup membersAndSm(PortGroup group) {
        return new PortGroup(
                group.name(), "", Ranges.NONE, List.of(), group.partitions(), group.pkeys(), Set.of(), group.self());
    }

    private List<Port> endpoints(PortGroup part) {
        GroupBinder binder = new GroupBinder(
                part,
                fabric,
                partitions,
                partition -> PartitionMembers.of(partition, fabric).all().indices(),
                note -> {});
        return binder.bind().ports();
    }

    private void addWithWholeSwitch(Port port) {
        Node node = fabric.node(port.id().nodeGuid()).orElseThrow();
        if (node.type() != NodeType.SWITCH) {
            found.add(port.id());
            return;
        }
        IntStream.rangeClosed(node.enhancedPort0() ? 0 : 1, node.portCount())
                .forEach(number -> found.add(new PortId(node.guid(), number)));
    }

    private void addNamed(PortName name) {
        PortNames.nodes(fabric, name).stream()
                .limit(1)
                .filter(node -> name.port() <= node.portCount())
                .filter(node ->
                        node.type() == NodeType.SWITCH || node.port(name.port()).isPresent())
                .forEach(node -> found.add(new PortId(node.guid(), name.port())));
    }
}
