package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** A node while its lines are read. What its own lines do not have may be in those of its peers. */
final class NodeDraft {

    private final int line;
    private final long guid;
    private final IbnetdiscoverLine.NodeLine head;
    private final OptionalLong port0Guid;
    private final Map<Integer, IbnetdiscoverLine.PortLine> ports = new TreeMap<>();

    NodeDraft(int line, IbnetdiscoverLine.NodeLine head, OptionalLong port0Guid) {
        this.line = line;
        this.guid = head.guid().orElseThrow();
        this.head = head;
        this.port0Guid = port0Guid;
    }

    /** Takes a port; returns why it cannot. */
    Optional<String> add(IbnetdiscoverLine.PortLine port) {
        if (port.number() < 1 || port.number() > head.portCount()) {
            return Optional.of(
                    "port " + port.number() + " of a node with " + head.portCount() + " ports; it is left out");
        }
        return ports.putIfAbsent(port.number(), port) == null
                ? Optional.empty()
                : Optional.of("port " + port.number() + " is listed twice; the first line counts");
    }

    Node node(Map<PortId, IbnetdiscoverLine.Peer> seenByPeers, BiConsumer<Integer, String> problems) {
        List<Port> finished = new ArrayList<>(ports.size() + 1);
        if (head.type() == NodeType.SWITCH) {
            addSwitchPorts(finished, problems);
        } else {
            ports.values().forEach(port -> finished.add(endPort(port, seenByPeers, problems)));
        }
        return new Node(guid, head.type(), head.description(), head.portCount(), head.enhancedPort0(), finished);
    }

    private void addSwitchPorts(List<Port> finished, BiConsumer<Integer, String> problems) {
        if (port0Guid.isEmpty()) {
            problems.accept(
                    line, "no switchguid=0x…(0x…) line has the port GUID of this switch; its node GUID is used");
        }
        long portGuid = port0Guid.orElse(guid);
        finished.add(new Port(new PortId(guid, 0), portGuid, head.lid(), head.lmc(), Optional.empty()));
        ports.values()
                .forEach(port -> finished.add(
                        new Port(new PortId(guid, port.number()), portGuid, head.lid(), head.lmc(), link(port))));
    }

    private Port endPort(
            IbnetdiscoverLine.PortLine port,
            Map<PortId, IbnetdiscoverLine.Peer> seenByPeers,
            BiConsumer<Integer, String> problems) {
        PortId id = new PortId(guid, port.number());
        Optional<IbnetdiscoverLine.Peer> seen = Optional.ofNullable(seenByPeers.get(id));
        OptionalLong known = port.guid().isPresent()
                ? port.guid()
                : seen.map(IbnetdiscoverLine.Peer::guid).orElse(OptionalLong.empty());
        if (known.isEmpty()) {
            problems.accept(
                    line,
                    "the GUID of port " + id.number() + " of this node is missing; groups cannot select it by GUID");
        }
        int lid = port.lid() != 0
                ? port.lid()
                : seen.map(IbnetdiscoverLine.Peer::lid).orElse(0);
        return new Port(id, known.orElse(0), lid, port.lmc(), link(port));
    }

    private static Optional<Link> link(IbnetdiscoverLine.PortLine port) {
        PortId peer =
                new PortId(port.peer().nodeGuid().orElseThrow(), port.peer().number());
        return Optional.of(new Link(peer, port.cable().width(), port.cable().speed()));
    }
}
