package org.qos.analysis.report.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** Small fabrics by the names of linked nodes: {@code s1 s2} links two switches, {@code h1 s1} a host and a switch. */
final class Fabrics {

    private final Map<String, Long> guids = new TreeMap<>();
    private final Map<String, List<PortId>> peers = new TreeMap<>();

    private Fabrics() {}

    /** The fabric of some links. */
    static Fabric of(String... links) {
        Fabrics fabrics = new Fabrics();
        for (String link : links) {
            fabrics.link(link.split(" ")[0], link.split(" ")[1]);
        }
        return Fabric.of(fabrics.nodes(), OptionalLong.empty());
    }

    private void link(String one, String other) {
        PortId first = nextPort(one);
        PortId second = nextPort(other);
        peers.get(one).add(second);
        peers.get(other).add(first);
    }

    private PortId nextPort(String name) {
        long guid = guids.computeIfAbsent(name, key -> 0x100L * (guids.size() + 1));
        return new PortId(
                guid, peers.computeIfAbsent(name, key -> new ArrayList<>()).size() + 1);
    }

    private List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        peers.forEach((name, ends) -> nodes.add(node(name, guids.get(name), ends)));
        return nodes;
    }

    private static Node node(String name, long guid, List<PortId> ends) {
        boolean isSwitch = name.startsWith("s");
        List<Port> ports = new ArrayList<>();
        if (isSwitch) {
            ports.add(new Port(new PortId(guid, 0), guid, (int) guid, 0, Optional.empty()));
        }
        for (PortId end : ends) {
            int number = ports.size() + (isSwitch ? 0 : 1);
            long portGuid = isSwitch ? guid : guid + number;
            ports.add(new Port(
                    new PortId(guid, number), portGuid, (int) portGuid, 0, Optional.of(new Link(end, 4, "EDR"))));
        }
        return new Node(guid, isSwitch ? NodeType.SWITCH : NodeType.CA, name, ends.size(), false, ports);
    }
}
