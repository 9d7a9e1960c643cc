package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.VlWeight;

/** A switch with adapters at its ports, all with some tables, and plans from one set of tables to another. */
final class SmallSubnet {

    static final long SWITCH = 0x100;

    private final Fabric fabric;

    SmallSubnet(int adapters) {
        List<Node> nodes = new ArrayList<>();
        List<Port> ports = new ArrayList<>(List.of(new Port(new PortId(SWITCH, 0), SWITCH, 1, 0, Optional.empty())));
        for (int i = 1; i <= adapters; i++) {
            ports.add(linked(new PortId(SWITCH, i), SWITCH, 0, new PortId(i, 1)));
            nodes.add(node(i, NodeType.CA, 1, List.of(linked(new PortId(i, 1), i, 1 + i, new PortId(SWITCH, i)))));
        }
        nodes.add(0, node(SWITCH, NodeType.SWITCH, adapters, ports));
        fabric = Fabric.of(nodes, OptionalLong.of(1));
    }

    private static Port linked(PortId id, long guid, int lid, PortId peer) {
        return new Port(id, guid, lid, 0, Optional.of(new Link(peer, 4, "SDR")));
    }

    private static Node node(long guid, NodeType type, int portCount, List<Port> ports) {
        return new Node(guid, type, "node " + guid, portCount, false, ports);
    }

    Fabric fabric() {
        return fabric;
    }

    /** The out-ports. */
    List<PortId> ports() {
        return fabric.nodes().stream()
                .flatMap(node -> node.ports().stream())
                .filter(port -> port.link().isPresent())
                .map(Port::id)
                .toList();
    }

    /** Tables of all ports: the same row for each in-port, one block for each priority. */
    Map<BlockId, BlockValue> tables(long row, String high, String low, int limit) {
        Map<BlockId, BlockValue> tables = new TreeMap<>();
        for (PortId port : ports()) {
            for (int inPort = 0; inPort < (port.nodeGuid() == SWITCH ? ports().size() / 2 + 1 : 1); inPort++) {
                tables.put(BlockId.row(port, inPort), new BlockValue.Row(row));
            }
            tables.put(BlockId.arbitration(port, 1), entries(low));
            tables.put(BlockId.arbitration(port, 3), entries(high));
            tables.put(new BlockId(port, BlockId.Table.HIGH_LIMIT, 0), new BlockValue.Limit(limit));
        }
        return tables;
    }

    private static BlockValue entries(String text) {
        List<VlWeight> entries = new ArrayList<>();
        for (String entry : text.split(" ")) {
            String[] parts = entry.split(":");
            entries.add(new VlWeight(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return new BlockValue.Entries(entries);
    }

    /** The subnet with these tables. */
    SubnetState state(Map<BlockId, BlockValue> tables) {
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        Map<PortId, VlArbTables> arbitration = new HashMap<>();
        tables.forEach((id, value) -> {
            if (value instanceof BlockValue.Row row) {
                rows.row(id.port(), id.number(), row.row());
            }
        });
        for (PortId port : ports()) {
            arbitration.put(
                    port,
                    new VlArbTables(
                            Optional.of(entries(tables, BlockId.arbitration(port, 3))),
                            Optional.of(entries(tables, BlockId.arbitration(port, 1))),
                            OptionalInt.of(limit(tables.get(new BlockId(port, BlockId.Table.HIGH_LIMIT, 0))))));
        }
        return new SubnetState(fabric, ForwardingTables.NONE, Map.of(), rows.build(), arbitration, Map.of());
    }

    private static List<VlWeight> entries(Map<BlockId, BlockValue> tables, BlockId id) {
        return ((BlockValue.Entries) tables.get(id)).entries();
    }

    private static int limit(BlockValue value) {
        return ((BlockValue.Limit) value).limit();
    }

    /** The changes that lead from tables to others. */
    SetupPlan plan(Map<BlockId, BlockValue> now, Map<BlockId, BlockValue> wanted) {
        Map<PortId, List<TableBlock>> changes = new HashMap<>();
        wanted.forEach((id, value) -> {
            if (!value.equals(now.get(id))) {
                changes.computeIfAbsent(id.port(), port -> new ArrayList<>()).add(block(id, now.get(id), value));
            }
        });
        return new SetupPlan(
                List.of(),
                ports().stream()
                        .filter(changes::containsKey)
                        .map(port -> new PortChange(port, changes.get(port)))
                        .toList(),
                List.of());
    }

    private static TableBlock block(BlockId id, BlockValue now, BlockValue wanted) {
        if (wanted instanceof BlockValue.Row row) {
            return new TableBlock.Sl2Vl(
                    id.number(), Optional.ofNullable((BlockValue.Row) now).map(BlockValue.Row::row), row.row());
        }
        if (wanted instanceof BlockValue.Entries entries) {
            return new TableBlock.VlArb(
                    id.number(),
                    Optional.ofNullable((BlockValue.Entries) now).map(BlockValue.Entries::entries),
                    entries.entries());
        }
        return new TableBlock.HighLimit(now == null ? OptionalInt.empty() : OptionalInt.of(limit(now)), limit(wanted));
    }
}
