package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/**
 * Reads the list of ports that OpenSM writes after each sweep as {@code opensm-subnet.lst} (OpenSM osm_dump.c:
 * print_node_report): a line for each port with a cable, its peer after it. The list does not say LMCs, nor which
 * switches have an enhanced port 0. Bad content gives problems, never an exception.
 */
public final class SubnetListReader extends LineReader<Snapshot> {

    private final Map<Long, SubnetListLine.End> nodes = new LinkedHashMap<>();
    private final Map<Long, Map<Integer, Port>> ports = new LinkedHashMap<>();
    private OptionalLong smGuid = OptionalLong.empty();

    private SubnetListReader() {}

    /**
     * Reads a file.
     *
     * @throws IOException when the file cannot be read
     */
    public static Snapshot read(Path file) throws IOException {
        return new SubnetListReader().readFile(file);
    }

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
        if (text.isBlank()) {
            return;
        }
        Optional<SubnetListLine> parsed = SubnetListLine.parse(text);
        if (parsed.isEmpty()) {
            warn("not a line of opensm-subnet.lst; it is left out");
            return;
        }
        SubnetListLine found = parsed.get();
        SubnetListLine.End own = found.own();
        nodes.putIfAbsent(own.nodeGuid(), own);
        if (own.manager()) {
            smGuid = OptionalLong.of(own.portGuid());
        }
        Link link = new Link(found.peer().id(), found.width(), found.speed());
        if (own.isOfSwitch()) {
            add(new Port(new PortId(own.nodeGuid(), 0), own.portGuid(), own.lid(), 0, Optional.empty()));
        }
        add(new Port(own.id(), own.portGuid(), own.lid(), 0, found.isDown() ? Optional.empty() : Optional.of(link)));
    }

    private void add(Port port) {
        Map<Integer, Port> ofNode = ports.computeIfAbsent(port.id().nodeGuid(), guid -> new LinkedHashMap<>());
        if (ofNode.putIfAbsent(port.number(), port) != null && port.number() != 0) {
            warn("port " + port.number() + " of this node is listed twice");
        }
    }

    @Override
    Snapshot result() {
        if (nodes.isEmpty()) {
            return new Snapshot(Fabric.EMPTY, problemsAnd("no port found, is this opensm-subnet.lst?"));
        }
        List<Node> finished = nodes.values().stream().map(this::node).toList();
        return new Snapshot(Fabric.of(finished, smGuid), problems());
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
