package org.qos.runtime.path.resolve;

import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Guid;

/** Puts names in the place of the numbers of ports, for messages. */
final class GraphPortNames {

    private final Fabric fabric;
    private final PathGraph graph;

    GraphPortNames(Fabric fabric, PathGraph graph) {
        this.fabric = fabric;
        this.graph = graph;
    }

    String explain(Reason reason, long wanted, long found) {
        return reason.text(wanted, found, this);
    }

    /** The node of a place of the graph. */
    String ofNode(int place) {
        Node node = fabric.nodes().get(graph.node[place]);
        return node.type() == NodeType.SWITCH ? name(node, 0) : ofPlace(place);
    }

    /** The port at a place of the graph. */
    String ofPlace(int place) {
        Node node = fabric.nodes().get(graph.node[place]);
        return name(node, graph.number(place));
    }

    /** An endpoint of the fabric, by its index. */
    String ofEndpoint(int index) {
        Port port = fabric.endpoints().get(index);
        return fabric.node(port.id().nodeGuid())
                .map(node -> name(node, port.number()))
                .orElseGet(() -> Guid.text(port.guid()));
    }

    private static String name(Node node, int number) {
        String description = node.description().isEmpty() ? Guid.text(node.guid()) : node.description();
        return node.type() == NodeType.SWITCH && number == 0 ? "switch " + description : description + "/P" + number;
    }
}
