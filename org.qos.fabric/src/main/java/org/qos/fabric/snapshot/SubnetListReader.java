package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.PortNumber;

/**
 * Reads the list of ports that OpenSM writes after each sweep as {@code opensm-subnet.lst} (OpenSM osm_dump.c:
 * print_node_report): a line for each port with a cable, its peer after it. ibdiagnet writes the same lines, but one for each
 * cable only, so that a peer without a line is taken from the line that names it. The list does not say LMCs, nor which
 * switches have an enhanced port 0. Bad content gives problems, never an exception.
 */
public final class SubnetListReader extends LineReader<Snapshot> {

    private final Map<Long, SubnetListLine.End> nodes = new LinkedHashMap<>();
    private final Map<Long, Map<Integer, Port>> ports = new LinkedHashMap<>();
    private final List<SubnetListLine> cables = new ArrayList<>();
    private final Map<PortId, LidInLine> lids = new HashMap<>();
    private final Set<PortId> contradicted = new HashSet<>();
    private OptionalLong smGuid = OptionalLong.empty();

    /** The LID that a line gives a port. */
    private record LidInLine(int lid, int line) {}

    private SubnetListReader() {}

    /**
     * Reads a stream to its end; bytes that are not UTF-8 become replacement characters.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new SubnetListReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        if (isTerminal(text)) {
            return;
        }
        Optional<SubnetListLine> parsed = SubnetListLine.parse(text);
        parsed.map(this::fault)
                .orElse(Optional.of("not a line of opensm-subnet.lst; it is left out"))
                .ifPresentOrElse(this::warn, () -> add(withUsableLids(parsed.get())));
    }

    /** Why a line cannot be used. */
    private Optional<String> fault(SubnetListLine line) {
        for (SubnetListLine.End end : List.of(line.own(), line.peer())) {
            if (end.hasTooManyPorts()) {
                return Optional.of("a node has at most " + PortNumber.MAX + " ports; the line is left out");
            }
            if (end.number() > end.nodePorts()) {
                return Optional.of(
                        "port " + end.number() + " of a node with " + end.nodePorts() + " ports; the line is left out");
            }
        }
        PortId own = line.own().id();
        return own.number() != 0 && ports.getOrDefault(own.nodeGuid(), Map.of()).containsKey(own.number())
                ? Optional.of("port " + own.number() + " of this node is listed twice; the first line counts")
                : Optional.empty();
    }

    private void add(SubnetListLine line) {
        SubnetListLine.End own = line.own();
        requireSameLid(own);
        requireSameLid(line.peer());
        nodes.putIfAbsent(own.nodeGuid(), own);
        nodeBegins(own.nodeGuid());
        nodeBegins(line.peer().nodeGuid());
        if (own.manager()) {
            smGuid = OptionalLong.of(own.portGuid());
        }
        if (!line.isDown()) {
            cables.add(line);
        }
        Link link = new Link(line.peer().id(), line.width(), line.speed());
        if (own.isOfSwitch()) {
            add(new Port(new PortId(own.nodeGuid(), 0), own.portGuid(), own.lid(), 0, Optional.empty()));
        }
        add(new Port(own.id(), own.portGuid(), own.lid(), 0, line.isDown() ? Optional.empty() : Optional.of(link)));
    }

    /** Reports a port, named as such or as a peer, that has another LID than in an earlier line. */
    private void requireSameLid(SubnetListLine.End end) {
        if (end.lid() == 0) {
            return;
        }
        PortId port = end.isOfSwitch() ? new PortId(end.nodeGuid(), 0) : end.id();
        LidInLine first = lids.putIfAbsent(port, new LidInLine(end.lid(), line()));
        if (first != null && first.lid() != end.lid() && contradicted.add(port)) {
            warn(SnapshotProblems.name(port) + " has LID " + end.lid() + " here, but " + first.lid() + " in line "
                    + first.line() + "; was the file put together from two?");
        }
    }

    /** A port can be named in a line of its own and in that of its peer. */
    private SubnetListLine withUsableLids(SubnetListLine line) {
        SubnetListLine.End own = line.own();
        SubnetListLine.End peer = line.peer();
        return line.withLids(lid(own, line), lid(peer, line));
    }

    /** A port whose link is down need not have a LID. */
    private int lid(SubnetListLine.End end, SubnetListLine line) {
        return line.isDown() && isWithout(end.lid()) ? 0 : lid(end.lid(), end.portGuid());
    }

    private void add(Port port) {
        ports.computeIfAbsent(port.id().nodeGuid(), guid -> new LinkedHashMap<>())
                .putIfAbsent(port.number(), port);
    }

    @Override
    Snapshot result() {
        if (nodes.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no port found, is this opensm-subnet.lst?"));
        }
        addPeers();
        List<Node> finished = nodes.values().stream().map(this::node).toList();
        return new Snapshot(SubnetState.of(Fabric.of(finished, smGuid)), nodeLines(), problems());
    }

    private void addPeers() {
        for (SubnetListLine cable : cables) {
            SubnetListLine.End end = cable.peer();
            nodes.putIfAbsent(end.nodeGuid(), end);
            if (end.manager()) {
                smGuid = OptionalLong.of(end.portGuid());
            }
            Map<Integer, Port> ofNode = ports.computeIfAbsent(end.nodeGuid(), guid -> new LinkedHashMap<>());
            if (end.isOfSwitch()) {
                PortId port0 = new PortId(end.nodeGuid(), 0);
                ofNode.putIfAbsent(0, new Port(port0, end.portGuid(), end.lid(), 0, Optional.empty()));
            }
            Link link = new Link(cable.own().id(), cable.width(), cable.speed());
            ofNode.putIfAbsent(end.number(), new Port(end.id(), end.portGuid(), end.lid(), 0, Optional.of(link)));
        }
    }

    private Node node(SubnetListLine.End end) {
        NodeType type = end.type();
        return new Node(
                end.nodeGuid(),
                type,
                end.description(),
                end.nodePorts(),
                false,
                List.copyOf(ports.get(end.nodeGuid()).values()));
    }
}
