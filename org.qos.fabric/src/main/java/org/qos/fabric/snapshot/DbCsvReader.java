package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.PortNumber;

/**
 * Reads the database of ibdiagnet 2 ({@code .db_csv}): sections from {@code START_NAME} to {@code END_NAME}, each a table with
 * a heading. The columns are found by their names. Bad content gives problems, never an exception.
 */
public final class DbCsvReader extends CsvSectionReader<Snapshot> {

    private static final int MASTER = 3;

    /** The sections whose rows are about nodes that another section lists. */
    private static final Set<String> OF_NODES = Set.of("PORTS", "LINKS");

    private final Map<Long, CsvRow> nodes = new LinkedHashMap<>();
    private final Map<Long, Boolean> enhanced = new HashMap<>();
    private final Map<Long, Map<Integer, DbPort>> ports = new HashMap<>();
    private final Map<PortId, PortId> links = new HashMap<>();
    private final Map<PortId, Map<Integer, Integer>> pkeys = new LinkedHashMap<>();
    private OptionalLong sm = OptionalLong.empty();

    private DbCsvReader() {
        super(Set.of("NODES", "SWITCHES", "PORTS", "LINKS", "PKEY", "SM_INFO"));
    }

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new DbCsvReader().readAll(bytes);
    }

    @Override
    void row(String section, CsvRow row) {
        switch (section) {
            case "NODES" -> node(row);
            case "SWITCHES" -> enhancedPort0(row);
            case "PORTS" -> port(row);
            case "LINKS" -> link(row);
            case "PKEY" -> pkey(row);
            default -> manager(row);
        }
    }

    @Override
    Optional<String> obstacle(String section) {
        return OF_NODES.contains(section) && !hasBegun("NODES")
                ? Optional.of("section " + section
                        + " has no section NODES above it; its rows are left out. Is the file whole?")
                : Optional.empty();
    }

    /** Warns of a section that ibdiagnet writes for every fabric. */
    private void require(String section, String consequence) {
        if (!has(section)) {
            warn("the file has no section " + section + ", so " + consequence + ". Is the file whole?");
        }
    }

    private void node(CsvRow row) {
        OptionalLong guid = row.guid("NodeGUID");
        if (guid.isEmpty()
                || type(row).isEmpty()
                || exceeds(row.number("NumPorts").orElse(0), PortNumber.MAX)) {
            warn("a node needs NodeGUID, a NodeType from 1 to 3 and at most 254 ports; it is left out");
        } else if (nodes.size() == Lid.MAX_UNICAST) {
            warn("a subnet has at most " + Lid.MAX_UNICAST + " nodes; the others are left out");
        } else if (nodes.putIfAbsent(guid.getAsLong(), row) != null) {
            warn("the node " + Guid.text(guid.getAsLong()) + " is listed twice; the first one counts");
        } else {
            nodeBegins(guid.getAsLong());
        }
    }

    private static Optional<NodeType> type(CsvRow row) {
        return switch (row.number("NodeType").orElse(0)) {
            case 1 -> Optional.of(NodeType.CA);
            case 2 -> Optional.of(NodeType.SWITCH);
            case 3 -> Optional.of(NodeType.ROUTER);
            default -> Optional.empty();
        };
    }

    private void enhancedPort0(CsvRow row) {
        row.guid("NodeGUID")
                .ifPresent(guid -> enhanced.put(guid, row.number("ENP0").orElse(0) == 1));
    }

    private void port(CsvRow row) {
        Optional<PortId> id = place(row, "NodeGuid", "PortNum");
        if (id.isEmpty() || !nodes.containsKey(id.get().nodeGuid())) {
            warn("a port needs a PortNum up to 254 and a NodeGuid of section NODES; it is left out");
        } else if (isBeyond(id.get())) {
            warn(beyond(id.get()));
        } else if (ports.computeIfAbsent(id.get().nodeGuid(), guid -> new TreeMap<>())
                        .putIfAbsent(id.get().number(), DbPort.of(row, this::warn))
                != null) {
            warn("port " + id.get().number() + " of this node is listed twice; the first one counts");
        } else {
            checkLid(row, id.get());
        }
    }

    /** External ports of switches have the LID of port 0. */
    private void checkLid(CsvRow row, PortId port) {
        boolean external = port.number() > 0
                && type(nodes.get(port.nodeGuid()))
                        .filter(NodeType.SWITCH::equals)
                        .isPresent();
        if (!external && !DbPort.isDown(row)) {
            row.number("LID").ifPresent(lid -> lid(lid, port));
        }
    }

    private void link(CsvRow row) {
        Optional<PortId> one = place(row, "NodeGuid1", "PortNum1");
        Optional<PortId> other = place(row, "NodeGuid2", "PortNum2");
        if (one.isEmpty() || other.isEmpty()) {
            warn("a link needs two ports, each a node GUID and a number up to 254; it is left out");
        } else if (!nodes.containsKey(one.get().nodeGuid())
                || !nodes.containsKey(other.get().nodeGuid())) {
            warn("a link of a node that is not in section NODES; it is left out");
        } else {
            connect(one.get(), other.get());
        }
    }

    /** A link may be listed from both ends. */
    private void connect(PortId one, PortId other) {
        if (isBeyond(one) || isBeyond(other)) {
            warn(beyond(isBeyond(one) ? one : other));
        } else if (leadsElsewhere(one, other) || leadsElsewhere(other, one)) {
            PortId taken = leadsElsewhere(one, other) ? one : other;
            warn(SnapshotProblems.name(taken) + " has a link to " + SnapshotProblems.name(links.get(taken))
                    + " already; this one is left out");
        } else {
            links.put(one, other);
            links.put(other, one);
        }
    }

    private boolean leadsElsewhere(PortId port, PortId peer) {
        return !links.getOrDefault(port, peer).equals(peer);
    }

    /** Whether the node of a port says that it has fewer ports. */
    private boolean isBeyond(PortId port) {
        return port.number() > portCount(port).orElse(PortNumber.MAX);
    }

    private OptionalInt portCount(PortId port) {
        return nodes.get(port.nodeGuid()).number("NumPorts", 1, PortNumber.MAX, text -> {});
    }

    private String beyond(PortId port) {
        return "port " + port.number() + " of a node with " + portCount(port).orElse(0) + " ports; the row is left out";
    }

    private void pkey(CsvRow row) {
        Optional<PortId> id = place(row, "NodeGUID", "LocalPortNum");
        OptionalInt pkey = row.number("PKey");
        OptionalInt index = row.number("Index");
        OptionalInt block = row.number("BlockNum");
        if (id.isEmpty() || pkey.isEmpty() || index.isEmpty() || exceeds(pkey.getAsInt(), Pkey.MAX)) {
            warn("a P_Key needs NodeGUID, LocalPortNum, Index and 16 bits; it is left out");
        } else if (Pkey.base(pkey.getAsInt()) != 0) {
            boolean full = row.number("Membership").orElse(0) == 1;
            int value = full ? Pkey.full(pkey.getAsInt()) : pkey.getAsInt();
            Integer first = pkeys.computeIfAbsent(id.get(), port -> new TreeMap<>())
                    .putIfAbsent(block.orElse(0) << 16 | index.getAsInt(), value);
            if (first != null && first != value) {
                warn("the P_Key of this Index is " + Pkey.text(first) + " above; the first one counts");
            }
        }
    }

    private void manager(CsvRow row) {
        if (row.number("SmState").orElse(0) == MASTER) {
            sm = row.guid("PortGUID");
        }
    }

    private static Optional<PortId> place(CsvRow row, String guid, String number) {
        OptionalLong node = row.guid(guid);
        OptionalInt port = row.number(number);
        return node.isEmpty() || port.isEmpty() || exceeds(port.getAsInt(), PortNumber.MAX)
                ? Optional.empty()
                : Optional.of(new PortId(node.getAsLong(), port.getAsInt()));
    }

    /** Numbers have up to 32 bits, without a sign. */
    private static boolean exceeds(int number, int max) {
        return Integer.compareUnsigned(number, max) > 0;
    }

    @Override
    Snapshot shown() {
        if (nodes.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no node found, is this the .db_csv of ibdiagnet?"));
        }
        require("PORTS", "it has no port and no link");
        require("LINKS", "it has no link");
        List<Node> finished = new ArrayList<>();
        Map<PortId, PortState> states = new HashMap<>();
        Map<PortId, VlArbTables> vlArb = new HashMap<>();
        nodes.forEach((guid, row) -> finished.add(node(guid, row)));
        ports.forEach((guid, ofNode) -> ofNode.forEach((number, port) -> {
            PortId id = new PortId(guid, number);
            states.put(id, port.state());
            port.highLimit()
                    .ifPresent(limit ->
                            vlArb.put(id, new VlArbTables(Optional.empty(), Optional.empty(), OptionalInt.of(limit))));
        }));
        Map<PortId, List<Integer>> tables = new HashMap<>();
        pkeys.forEach((port, byPlace) -> tables.put(port, List.copyOf(byPlace.values())));
        SubnetState state = SubnetState.of(Fabric.of(finished, sm)).withPorts(states);
        return new Snapshot(state.withVlArb(vlArb).withPkeys(tables), nodeLines(), problems());
    }

    private Node node(long guid, CsvRow row) {
        NodeType type = type(row).orElseThrow();
        Map<Integer, DbPort> rows = ports.getOrDefault(guid, Map.of());
        Optional<DbPort> port0 = Optional.ofNullable(rows.get(0)).filter(port -> type == NodeType.SWITCH);
        List<Port> shown = new ArrayList<>();
        rows.forEach((number, port) -> {
            PortId id = new PortId(guid, number);
            Optional<Link> link =
                    Optional.ofNullable(links.get(id)).map(peer -> new Link(peer, port.width(), port.speed()));
            shown.add(port0.orElse(port).at(id, link));
        });
        int highest = rows.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
        int count = Math.max(highest, row.number("NumPorts").orElse(0));
        return new Node(guid, type, row.text("NodeDesc").orElse(""), count, enhanced.getOrDefault(guid, false), shown);
    }
}
