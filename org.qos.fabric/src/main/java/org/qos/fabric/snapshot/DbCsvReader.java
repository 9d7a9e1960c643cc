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
public final class DbCsvReader extends LineReader<Snapshot> {

    private static final int MASTER = 3;

    private final Map<Long, CsvRow> nodes = new LinkedHashMap<>();
    private final Map<Long, Boolean> enhanced = new HashMap<>();
    private final Map<Long, Map<Integer, DbPort>> ports = new HashMap<>();
    private final Map<PortId, PortId> links = new HashMap<>();
    private final Map<PortId, Map<Integer, Integer>> pkeys = new LinkedHashMap<>();
    private OptionalLong sm = OptionalLong.empty();
    private String section = "";
    private List<String> header = List.of();

    private DbCsvReader() {}

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new DbCsvReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        String line = text.strip();
        if (line.startsWith("START_")) {
            section = line.substring("START_".length());
            header = List.of();
        } else if (line.startsWith("END_")) {
            section = "";
        } else if (!section.isEmpty() && !line.isEmpty()) {
            if (header.isEmpty()) {
                header = CsvRow.split(line);
            } else {
                row(line);
            }
        }
    }

    private void row(String line) {
        switch (section) {
            case "NODES" -> node(cells(line));
            case "SWITCHES" -> enhancedPort0(cells(line));
            case "PORTS" -> port(cells(line));
            case "LINKS" -> link(cells(line));
            case "PKEY" -> pkey(cells(line));
            case "SM_INFO" -> manager(cells(line));
            default -> {
                // of no use here
            }
        }
    }

    private CsvRow cells(String line) {
        return new CsvRow(header, CsvRow.split(line));
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
        } else if (ports.computeIfAbsent(id.get().nodeGuid(), guid -> new TreeMap<>())
                        .putIfAbsent(id.get().number(), DbPort.of(row))
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
            links.putIfAbsent(one.get(), other.get());
            links.putIfAbsent(other.get(), one.get());
        }
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
            pkeys.computeIfAbsent(id.get(), port -> new TreeMap<>())
                    .put(block.orElse(0) << 16 | index.getAsInt(), full ? Pkey.full(pkey.getAsInt()) : pkey.getAsInt());
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
    Snapshot result() {
        if (nodes.isEmpty()) {
            return new Snapshot(Fabric.EMPTY, problemsAnd("no node found, is this the .db_csv of ibdiagnet?"));
        }
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
        return new Snapshot(state.withVlArb(vlArb).withPkeys(tables), problems());
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
