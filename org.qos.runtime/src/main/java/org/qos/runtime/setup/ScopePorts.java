package org.qos.runtime.setup;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.PortGroup;

/** The ports of scopes on a fabric. */
final class ScopePorts {

    private final BoundPolicy policy;
    private final Fabric fabric;
    private final Map<PortGroup, List<PortId>> members = new IdentityHashMap<>();
    private final Map<PortId, PortId> peers = new HashMap<>();

    ScopePorts(BoundPolicy policy) {
        this.policy = policy;
        this.fabric = policy.fabric();
        fabric.nodes().stream().flatMap(node -> node.ports().stream()).forEach(this::addPeer);
    }

    /**
     * The ports that a scope selects before it checks their numbers: ports of groups, and peers of ports of other
     * groups. Base port 0 of a switch, which partitions may contain, has no tables (IBTA 14.2.5.8, 14.2.5.9).
     */
    SortedSet<PortId> outPorts(List<PortGroup> groups, List<PortGroup> across) {
        SortedSet<PortId> ports = new TreeSet<>();
        members(groups).filter(this::hasTables).forEach(ports::add);
        members(across).flatMap(port -> peer(port).stream()).forEach(ports::add);
        return ports;
    }

    /** The ports of some groups. */
    Set<PortId> of(List<PortGroup> groups) {
        Set<PortId> ports = new HashSet<>();
        members(groups).forEach(ports::add);
        return ports;
    }

    /** The port at the other end of the cable. */
    Optional<PortId> peer(PortId port) {
        return Optional.ofNullable(peers.get(port));
    }

    /** The node of a port that was selected. */
    Node node(PortId port) {
        return fabric.node(port.nodeGuid()).orElseThrow();
    }

    /** How many in-ports the SL2VL table of a port has a row for: of a channel adapter or router one, for number 0. */
    int inPortCount(PortId outPort) {
        Node node = node(outPort);
        return node.type() == NodeType.SWITCH ? node.portCount() + 1 : 1;
    }

    private Stream<PortId> members(List<PortGroup> groups) {
        return groups.stream().flatMap(group -> members.computeIfAbsent(group, policy::setupPorts).stream());
    }

    private boolean hasTables(PortId port) {
        return port.number() > 0 || node(port).enhancedPort0();
    }

    private void addPeer(Port port) {
        fabric.peer(port).ifPresent(peer -> peers.put(port.id(), peer.id()));
    }
}
