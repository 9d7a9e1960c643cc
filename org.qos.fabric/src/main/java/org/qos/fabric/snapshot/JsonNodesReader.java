package org.qos.fabric.snapshot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.PortNumber;

/** Reads the nodes of the project's own snapshot. */
final class JsonNodesReader {

    /** A subnet has no more nodes with LIDs. */
    private static final int MAX_NODES = Lid.MAX_UNICAST;

    private static final int MAX_WIDTH = 12;

    private final JsonObjectReader json;
    private final Map<Long, Node> nodes = new LinkedHashMap<>();
    private final Map<Long, Integer> lines = new HashMap<>();
    /** The line in which a peer is first named. */
    private final Map<Long, Integer> peers = new LinkedHashMap<>();

    JsonNodesReader(JsonObjectReader json) {
        this.json = json;
    }

    /** Reads the current value, a node. */
    void read() throws IOException {
        int line = json.line();
        Draft draft = new Draft();
        json.object("a node", draft::member);
        if (draft.guid.isEmpty() || draft.type.isEmpty()) {
            json.warn("a node needs \"guid\" and \"type\"; it is left out");
        } else if (nodes.containsKey(draft.guid.getAsLong())) {
            json.warn("the node " + Guid.text(draft.guid.getAsLong()) + " is listed twice; the first one counts");
        } else if (nodes.size() == MAX_NODES) {
            json.warn("a subnet has at most " + MAX_NODES + " nodes; the others are left out");
        } else {
            nodes.put(draft.guid.getAsLong(), draft.node());
            lines.put(draft.guid.getAsLong(), line);
        }
    }

    /** All nodes; reports peers that are not among them. */
    Fabric fabric(OptionalLong sm) {
        peers.forEach((guid, line) -> requireNode(guid, line));
        return Fabric.of(List.copyOf(nodes.values()), sm);
    }

    /** The line of each node. */
    Map<Long, Integer> lines() {
        return lines;
    }

    /** Reports a node that is named, but not listed. */
    boolean requireNode(long guid, int line) {
        boolean listed = nodes.containsKey(guid);
        if (!listed) {
            json.problems().warn(line, "node " + Guid.text(guid) + " is named here but is not in the file");
        }
        return listed;
    }

    /** Whether a node is listed and has that port. */
    boolean hasPort(PortId port) {
        Node node = nodes.get(port.nodeGuid());
        return node != null && port.number() <= node.portCount();
    }

    /** The members of a node. */
    private final class Draft {

        private OptionalLong guid = OptionalLong.empty();
        private Optional<NodeType> type = Optional.empty();
        private String description = "";
        private OptionalInt portCount = OptionalInt.empty();
        private boolean enhancedPort0;
        private final Map<Integer, PortDraft> ports = new TreeMap<>();

        void member(String name) throws IOException {
            switch (name) {
                case SnapshotField.GUID -> guid = json.guid(name);
                case SnapshotField.TYPE -> type = json.text(name).flatMap(this::type);
                case SnapshotField.DESCRIPTION -> description = json.text(name).orElse("");
                case SnapshotField.PORT_COUNT -> portCount = json.number(name, 0, PortNumber.MAX);
                case SnapshotField.ENHANCED_PORT_0 ->
                    enhancedPort0 = json.flag(name).orElse(false);
                case SnapshotField.PORTS -> json.array(name, this::port);
                default -> json.unknown(name);
            }
        }

        private Optional<NodeType> type(String text) {
            try {
                return Optional.of(NodeType.valueOf(text.toUpperCase(Locale.ROOT)));
            } catch (IllegalArgumentException unknown) {
                json.warn("\"type\" is not CA, SWITCH or ROUTER");
                return Optional.empty();
            }
        }

        private void port() throws IOException {
            PortDraft port = new PortDraft();
            json.object("a port", port::member);
            if (port.number.isEmpty()) {
                json.warn("a port needs \"number\"; it is left out");
            } else if (ports.putIfAbsent(port.number.getAsInt(), port) != null) {
                json.warn("port " + port.number.getAsInt() + " is listed twice; the first one counts");
            }
        }

        Node node() {
            int highest =
                    ports.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
            int count = portCount.orElse(highest);
            if (highest > count) {
                json.warn("port " + highest + " of a node with " + count + " ports; it is left out");
            }
            List<Port> finished = new ArrayList<>();
            ports.values().stream()
                    .filter(port -> port.number.getAsInt() <= count)
                    .forEach(port -> finished.add(port.port(guid.getAsLong())));
            return new Node(guid.getAsLong(), type.get(), description, count, enhancedPort0, finished);
        }
    }

    /** The members of a port. */
    private final class PortDraft {

        private OptionalInt number = OptionalInt.empty();
        private OptionalLong guid = OptionalLong.empty();
        private int lid;
        private int lmc;
        private Optional<Link> link = Optional.empty();

        void member(String name) throws IOException {
            switch (name) {
                case SnapshotField.NUMBER -> number = json.number(name, 0, PortNumber.MAX);
                case SnapshotField.GUID -> guid = json.guid(name);
                case SnapshotField.LID ->
                    lid = json.number(name, 0, Lid.MAX_UNICAST).orElse(0);
                case SnapshotField.LMC ->
                    lmc = json.number(name, 0, Lid.MAX_LMC).orElse(0);
                case SnapshotField.LINK -> {
                    LinkDraft draft = new LinkDraft();
                    json.object(name, draft::member);
                    link = draft.link();
                }
                default -> json.unknown(name);
            }
        }

        Port port(long node) {
            return new Port(new PortId(node, number.getAsInt()), guid.orElse(0), lid, lmc, link);
        }
    }

    /** The members of a link. */
    private final class LinkDraft {

        private OptionalLong node = OptionalLong.empty();
        private OptionalInt number = OptionalInt.empty();
        private int width;
        private String speed = "";

        void member(String name) throws IOException {
            switch (name) {
                case SnapshotField.NODE -> node = json.guid(name);
                case SnapshotField.NUMBER -> number = json.number(name, 0, PortNumber.MAX);
                case SnapshotField.WIDTH ->
                    width = width(json.number(name, 0, MAX_WIDTH).orElse(0));
                case SnapshotField.SPEED -> speed = speed(json.text(name).orElse(""));
                default -> json.unknown(name);
            }
        }

        private int width(int lanes) {
            if (lanes == 0 || LinkCodes.widthCode(lanes) != 0) {
                return lanes;
            }
            json.warn("width is not 1, 2, 4, 8 or 12 lanes; it is left out");
            return 0;
        }

        private String speed(String text) {
            if (text.isEmpty() || LinkCodes.speedBit(text) != 0) {
                return text;
            }
            json.warn("speed is not that of a link, such as EDR; it is left out");
            return "";
        }

        Optional<Link> link() {
            if (node.isEmpty() || number.isEmpty()) {
                json.warn("a link needs \"node\" and \"number\"; it is left out");
                return Optional.empty();
            }
            peers.putIfAbsent(node.getAsLong(), json.line());
            return Optional.of(new Link(new PortId(node.getAsLong(), number.getAsInt()), width, speed));
        }
    }
}
