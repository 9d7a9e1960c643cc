package org.qos.cli.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;

/** The fields of a port: {@code "node": "0x...", "description": "...", "port": 1}. */
public final class PortJson {

    private PortJson() {}

    /** Adds the fields; the description is empty where the fabric does not have the node. */
    public static void add(PortId port, Fabric fabric, ObjectNode node) {
        node.put("node", Guid.text(port.nodeGuid()))
                .put(
                        "description",
                        fabric.node(port.nodeGuid()).map(Node::description).orElse(""))
                .put("port", port.number());
    }
}
