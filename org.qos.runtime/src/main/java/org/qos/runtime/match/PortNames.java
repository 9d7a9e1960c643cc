package org.qos.runtime.match;

import java.util.List;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.policy.PortName;

/** Finds the nodes that a port name means. */
final class PortNames {

    private PortNames() {}

    /** The candidates; the first is the one that is used. */
    static List<Node> nodes(Fabric fabric, PortName name) {
        if (name.reading() == PortName.Reading.FIRST_TWO_WORDS) {
            List<Node> nodes = fabric.nodesByFirstTwoWords(name.node());
            if (!nodes.isEmpty()) {
                return nodes;
            }
        }
        return fabric.nodesDescribed(name.node());
    }
}
