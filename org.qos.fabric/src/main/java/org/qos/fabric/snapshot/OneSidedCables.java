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

    /** A problem for each of the first ones, in the line of its node, and their number. */
    static List<SnapshotProblem> in(SnapshotSource source) {
        List<SnapshotProblem> problems = new ArrayList<>();
        for (Node node : source.state().fabric().nodes()) {
            for (Port port : node.ports()) {
                port.link()
                        .flatMap(link -> message(source, port.id(), link.peer()))
                        .ifPresent(message -> problems.add(source.problem(node.guid(), message)));
            }
        }
        return SnapshotProblems.capped(problems, "more cables with one end");
    }

    private static Optional<String> message(SnapshotSource source, PortId port, PortId peer) {
        Fabric fabric = source.state().fabric();
        Optional<PortId> back = fabric.port(peer).flatMap(Port::link).map(Link::peer);
        Optional<Node> node = fabric.node(peer.nodeGuid());
        if (node.isEmpty() || back.equals(Optional.of(port))) {
            return Optional.empty();
        }
        boolean isBeyond = source.kind().has(SnapshotContent.PORT_COUNTS)
                && peer.number() > node.get().portCount();
        return isBeyond || isShown(source, peer)
                ? Optional.of(SnapshotProblems.name(port) + " leads to " + SnapshotProblems.name(peer) + ", which "
                        + fault(back, node.get(), isBeyond)
                        + "; audits and simulations leave the link out. Is the snapshot whole?")
                : Optional.empty();
    }

    private static String fault(Optional<PortId> back, Node node, boolean isBeyond) {
        return isBeyond
                ? "has " + (node.portCount() == 1 ? "1 port" : node.portCount() + " ports")
                : back.map(other -> "leads to " + SnapshotProblems.name(other)).orElse("has no cable");
    }

    /** ibnetdiscover prints each port that has a cable; other files may lack the port at the other end. */
    private static boolean isShown(SnapshotSource source, PortId peer) {
        return source.kind() == SnapshotKind.IBNETDISCOVER
                || source.state().fabric().port(peer).isPresent();
    }
}
