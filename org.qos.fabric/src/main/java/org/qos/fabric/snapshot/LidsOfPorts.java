package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;

/**
 * Enters the LIDs that a dump of forwarding tables has into a fabric that was read from elsewhere; the dump wins, since
 * its tables go by them.
 *
 * @param fabric the fabric with these LIDs
 * @param problems where the two do not fit each other
 */
record LidsOfPorts(Fabric fabric, List<SnapshotProblem> problems) {

    static LidsOfPorts enter(Map<Long, LidRange> lids, Fabric fabric) {
        if (fabric.isEmpty() || lids.isEmpty()) {
            return new LidsOfPorts(fabric, List.of());
        }
        List<Node> nodes = new ArrayList<>();
        List<Port> changed = new ArrayList<>();
        for (Node node : fabric.nodes()) {
            List<Port> ports =
                    node.ports().stream().map(port -> entered(port, node, lids)).toList();
            node.ports().stream()
                    .filter(port -> isEnd(port, node) && differs(port, lids.get(port.guid())))
                    .forEach(changed::add);
            nodes.add(new Node(
                    node.guid(), node.type(), node.description(), node.portCount(), node.enhancedPort0(), ports));
        }
        Fabric entered = fabric.withNodes(nodes);
        return new LidsOfPorts(entered, changed.isEmpty() ? List.of() : List.of(changes(changed, lids)));
    }

    private static Port entered(Port port, Node node, Map<Long, LidRange> lids) {
        LidRange range = lids.get(port.guid());
        if (range == null || !isEnd(port, node) && port.lid() == 0) {
            return port;
        }
        return new Port(port.id(), port.guid(), range.base(), range.lmc(), port.link());
    }

    private static boolean isEnd(Port port, Node node) {
        return node.type() != NodeType.SWITCH || port.number() == 0;
    }

    private static boolean differs(Port port, LidRange range) {
        return range != null && port.lid() != 0 && port.lid() != range.base();
    }

    private static SnapshotProblem changes(List<Port> ports, Map<Long, LidRange> lids) {
        Port first = ports.get(0);
        int more = ports.size() - 1;
        return new SnapshotProblem(
                1,
                SnapshotProblem.Severity.WARNING,
                SnapshotProblems.name(first.id()) + " has the LID "
                        + lids.get(first.guid()).base() + " here, but " + first.lid() + " in the file of the fabric"
                        + (more == 0 ? "" : "; " + more + (more == 1 ? " other port differs" : " other ports differ"))
                        + "; the LIDs of this file are used. Were both files written at different times?");
    }
}
