package org.qos.fabric.program;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/**
 * The shortest directed routes from a port to the nodes of a fabric. They need no LIDs, so that they work while a subnet manager
 * starts, and lead to another node only when a cable moves.
 */
final class Routes {

    private final Fabric fabric;
    private final PortId local;
    private final Map<Long, DirectedRoute> toSwitches = new HashMap<>();

    Routes(Fabric fabric, PortId local) {
        this.fabric = fabric;
        this.local = local;
        search();
    }

    /** The route to the switch of a port, or to the port itself on another node; empty when there is none. */
    Optional<DirectedRoute> to(PortId port) {
        if (toSwitches.containsKey(port.nodeGuid())) {
            return Optional.of(toSwitches.get(port.nodeGuid()));
        }
        if (port.equals(local)) {
            return Optional.of(DirectedRoute.LOCAL);
        }
        return fabric.port(port).flatMap(Port::link).map(Link::peer).flatMap(this::after);
    }

    /** The route that goes out by a port. */
    private Optional<DirectedRoute> after(PortId outPort) {
        if (outPort.equals(local)) {
            return Optional.of(DirectedRoute.LOCAL.then(local.number()));
        }
        return Optional.ofNullable(toSwitches.get(outPort.nodeGuid()))
                .filter(route -> route.hops() < DirectedRoute.MAX_HOPS)
                .map(route -> route.then(outPort.number()));
    }

    private void search() {
        Queue<Node> found = new ArrayDeque<>();
        if (isSwitch(local)) {
            add(local, DirectedRoute.LOCAL, found);
        } else {
            fabric.port(local)
                    .flatMap(fabric::peer)
                    .ifPresent(peer -> add(peer.id(), DirectedRoute.LOCAL.then(local.number()), found));
        }
        while (!found.isEmpty()) {
            for (Port port : found.remove().ports()) {
                port.link().ifPresent(link -> after(port.id()).ifPresent(route -> add(link.peer(), route, found)));
            }
        }
    }

    private void add(PortId port, DirectedRoute route, Queue<Node> found) {
        if (isSwitch(port) && toSwitches.putIfAbsent(port.nodeGuid(), route) == null) {
            found.add(fabric.node(port.nodeGuid()).orElseThrow());
        }
    }

    private boolean isSwitch(PortId port) {
        return fabric.node(port.nodeGuid())
                .filter(node -> node.type() == NodeType.SWITCH)
                .isPresent();
    }
}
