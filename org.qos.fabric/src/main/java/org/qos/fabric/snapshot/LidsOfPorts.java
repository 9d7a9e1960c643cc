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
        int changed = 0;
        for (Node node : fabric.nodes()) {
            List<Port> ports =
                    node.ports().stream().map(port -> entered(port, node, lids)).toList();
            changed += (int) node.ports().stream()
                    .filter(port -> isEnd(port, node) && differs(port, lids.get(port.guid())))
                    .count();
            nodes.add(new Node(
                    node.guid(), node.type(), node.description(), node.portCount(), node.enhancedPort0(), ports));
        }
        Fabric entered = fabric.withNodes(nodes);
        return new LidsOfPorts(entered, changed == 0 ? List.of() : List.of(changes(changed)));
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

    private static SnapshotProblem changes(int count) {
        return new SnapshotProblem(
                1,
                SnapshotProblem.Severity.WARNING,
                (count == 1 ? "1 port has another LID" : count + " ports have other LIDs")
                        + " here than in the file of the fabric; those of this file are used."
                        + " Were both files written at different times?");
    }
}
