package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** A node of a net of ibsim while its cables are found. */
final class IbsimNode {

    private final long guid;
    private final NodeType type;
    private final int portCount;
    private final String description;
    private final String port0;
    private final Map<Integer, IbsimPort> ports = new TreeMap<>();
    private final Map<Integer, Link> links = new TreeMap<>();

    /** A node; the text after its description says LID, LMC and kind of port 0. */
    IbsimNode(long guid, NodeType type, int portCount, String description, String port0) {
        this.guid = guid;
        this.type = type;
        this.portCount = portCount;
        this.description = description;
        this.port0 = port0;
    }

    int portCount() {
        return portCount;
    }

    Map<Integer, IbsimPort> ports() {
        return ports;
    }

    PortId id(int number) {
        return new PortId(guid, number);
    }

    Optional<Link> link(int number) {
        return Optional.ofNullable(links.get(number));
    }

    void link(int number, Link link) {
        links.put(number, link);
    }

    /** The node as ibsim makes it: the GUID of a port of an adapter or router is that of the node and its number. */
    Node node() {
        boolean ofSwitch = type == NodeType.SWITCH;
        List<Port> shown = new ArrayList<>();
        for (int number = ofSwitch ? 0 : 1; number <= portCount; number++) {
            IbsimPort line = ports.get(number);
            int lid = ofSwitch ? IbsimPort.lid(port0) : line == null ? 0 : line.lid();
            int lmc = ofSwitch ? IbsimPort.lmc(port0) : line == null ? 0 : line.lmc();
            if (number == 0 || links.containsKey(number)) {
                shown.add(new Port(id(number), ofSwitch ? guid : guid + number, lid, lmc, link(number)));
            }
        }
        boolean enhanced = ofSwitch && port0.contains("enhanced port 0");
        return new Node(guid, type, description, portCount, enhanced, shown);
    }
}
