package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/**
 * Finds cables of which a fabric shows one end only, though it shows the node at the other end: a line is missing, or two lines
 * contradict each other.
 */
final class OneSidedCables {

    private OneSidedCables() {}

    /**
     * A problem for each of the first ones, and their number.
     *
     * @param kind the file's; ibnetdiscover prints each port that has a cable, other files may lack the port at the other end
     */
    static List<SnapshotProblem> in(SnapshotKind kind, Fabric fabric) {
        List<String> messages = new ArrayList<>();
        for (Node node : fabric.nodes()) {
            for (Port port : node.ports()) {
                port.link()
                        .map(Link::peer)
                        .filter(peer -> isShown(kind, fabric, peer))
                        .flatMap(peer -> message(fabric, port.id(), peer))
                        .ifPresent(messages::add);
            }
        }
        return SnapshotProblems.ofFile(messages, "more cables with one end");
    }

    private static boolean isShown(SnapshotKind kind, Fabric fabric, PortId peer) {
        return kind == SnapshotKind.IBNETDISCOVER
                ? fabric.node(peer.nodeGuid()).isPresent()
                : fabric.port(peer).isPresent();
    }

    private static Optional<String> message(Fabric fabric, PortId port, PortId peer) {
        Optional<PortId> back = fabric.port(peer).flatMap(Port::link).map(Link::peer);
        if (back.equals(Optional.of(port))) {
            return Optional.empty();
        }
        return Optional.of(SnapshotProblems.name(port) + " leads to " + SnapshotProblems.name(peer) + ", which "
                + back.map(other -> "leads to " + SnapshotProblems.name(other)).orElse("has no cable")
                + "; audits and simulations leave the link out. Is the snapshot whole?");
    }
}
