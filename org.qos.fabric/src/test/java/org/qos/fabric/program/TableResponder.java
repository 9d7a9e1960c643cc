package org.qos.fabric.program;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.SmpTables;
import org.qos.fabric.sim.MadResponder;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.VlWeight;

/** Management agents that keep the tables of their ports; reached by directed routes. */
final class TableResponder implements MadResponder {

    private static final int REFUSED = 0x1c;
    private static final int RESPONSE = 0x80;
    private static final int STATUS = 4;

    private final Fabric fabric;
    private final PortId local;
    private final Map<BlockId, BlockValue> tables;
    private final List<byte[]> portInfoSets = new ArrayList<>();

    TableResponder(Fabric fabric, PortId local, Map<BlockId, BlockValue> tables) {
        this.fabric = fabric;
        this.local = local;
        this.tables = new TreeMap<>(tables);
    }

    /** The tables as they are; a copy. */
    Map<BlockId, BlockValue> tables() {
        return new TreeMap<>(tables);
    }

    /** What PortInfo was set to. */
    List<byte[]> portInfoSets() {
        return portInfoSets;
    }

    @Override
    public Optional<Mad> answer(Mad request, MadAddress to) {
        return end(request.route()).map(port -> answer(request, port));
    }

    /** The port that a route comes in by. */
    private Optional<PortId> end(DirectedRoute route) {
        Optional<PortId> at = Optional.of(local);
        for (int hop = 0; hop < route.hops(); hop++) {
            int out = route.port(hop);
            at = at.flatMap(port -> fabric.port(new PortId(port.nodeGuid(), out)))
                    .flatMap(Port::link)
                    .map(Link::peer);
        }
        return at;
    }

    private Mad answer(Mad request, PortId at) {
        Optional<byte[]> data = SmpAttribute.ofCode(request.attribute()).orElseThrow() == SmpAttribute.NODE_INFO
                ? Optional.of(nodeInfo(at))
                : data(request, at);
        Mad response = request.with(3, new byte[] {(byte) (request.method() | RESPONSE)});
        return data.map(response::withSmpData).orElseGet(() -> response.with(STATUS, new byte[] {0, REFUSED}));
    }

    private static byte[] nodeInfo(PortId at) {
        return ByteBuffer.allocate(64)
                .put(2, (byte) 1)
                .putLong(12, at.nodeGuid())
                .put(36, (byte) at.number())
                .array();
    }

    private Optional<byte[]> data(Mad request, PortId at) {
        BlockId id = id(request, at);
        if (!tables.containsKey(id)) {
            return Optional.empty();
        }
        if (request.method() == Mad.METHOD_SET) {
            if (id.table() == BlockId.Table.HIGH_LIMIT) {
                portInfoSets.add(request.smpData());
            }
            tables.put(id, tables.get(id).sized(TableRequests.value(id, request.smpData())));
        }
        return Optional.of(encoded(tables.get(id)));
    }

    private BlockId id(Mad request, PortId at) {
        boolean onSwitch = fabric.node(at.nodeGuid()).orElseThrow().type() == NodeType.SWITCH;
        int modifier = request.modifier();
        PortId port = onSwitch ? new PortId(at.nodeGuid(), modifier & 0xff) : at;
        return switch (SmpAttribute.ofCode(request.attribute()).orElseThrow()) {
            case SL_TO_VL_TABLE -> BlockId.row(port, onSwitch ? modifier >>> 8 : 0);
            case VL_ARBITRATION_TABLE -> BlockId.arbitration(port, modifier >>> 16);
            case PORT_INFO -> new BlockId(port, BlockId.Table.HIGH_LIMIT, 0);
            default -> throw new IllegalArgumentException("attribute " + request.attribute());
        };
    }

    private static byte[] encoded(BlockValue value) {
        if (value instanceof BlockValue.Row row) {
            return SmpTables.sl2Vl(row.row());
        }
        if (value instanceof BlockValue.Entries entries) {
            List<VlWeight> all = new ArrayList<>(entries.entries());
            while (all.size() < SmpTables.ARBITRATION_BLOCK) {
                all.add(new VlWeight(0, 0));
            }
            return SmpTables.arbitration(all);
        }
        byte[] portInfo = new byte[64];
        ByteBuffer.wrap(portInfo)
                .putShort(16, (short) 7)
                .put(32, (byte) 0x74)
                .put(33, (byte) 0x52)
                .put(36, (byte) 0x41);
        portInfo[38] = (byte) ((BlockValue.Limit) value).limit();
        return portInfo;
    }
}
