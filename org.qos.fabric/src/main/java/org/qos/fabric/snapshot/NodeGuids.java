package org.qos.fabric.snapshot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;

/** Gives the nodes of a file that has no node GUIDs those that other files know, by the GUIDs of their ports. */
final class NodeGuids {

    private final Map<Long, Long> known = new HashMap<>();

    private NodeGuids(Fabric own, Fabric others) {
        for (Node node : own.nodes()) {
            if (others.node(node.guid()).isEmpty()) {
                node.endpoints().stream()
                        .flatMap(port -> others.portByGuid(port.guid()).stream())
                        .findFirst()
                        .ifPresent(port -> known.put(node.guid(), port.id().nodeGuid()));
            }
        }
    }

    static SubnetState replace(SubnetState state, Fabric others) {
        NodeGuids guids = new NodeGuids(state.fabric(), others);
        return guids.known.isEmpty() ? state : guids.replace(state);
    }

    private SubnetState replace(SubnetState state) {
        List<Node> nodes = state.fabric().nodes().stream().map(this::replace).toList();
        Map<PortId, PortState> ports = new HashMap<>();
        state.ports().forEach((port, value) -> ports.put(replace(port), value));
        return state.withFabric(state.fabric().withNodes(nodes)).withPorts(ports);
    }

    private Node replace(Node node) {
        return new Node(
                known.getOrDefault(node.guid(), node.guid()),
                node.type(),
                node.description(),
                node.portCount(),
                node.enhancedPort0(),
                node.ports().stream().map(this::replace).toList());
    }

    private Port replace(Port port) {
        Optional<Link> link = port.link().map(cable -> new Link(replace(cable.peer()), cable.width(), cable.speed()));
        return new Port(replace(port.id()), port.guid(), port.lid(), port.lmc(), link);
    }

    private PortId replace(PortId port) {
        return new PortId(known.getOrDefault(port.nodeGuid(), port.nodeGuid()), port.number());
    }
}
