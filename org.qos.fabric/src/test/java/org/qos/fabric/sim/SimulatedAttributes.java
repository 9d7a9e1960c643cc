package org.qos.fabric.sim;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortState;

/** The attributes of nodes and ports as they are on the wire (IBTA 14.2.5), written independently of their readers. */
final class SimulatedAttributes {

    /** How many P_Keys each port has. */
    static final int PARTITION_CAP = 64;

    private static final int SIZE = 64;
    private static final int SWITCH_X = 0xc738;
    private static final String FDR10 = "FDR10";
    private static final int SM_LID = 1;
    private static final Map<NodeType, Integer> TYPES = Map.of(NodeType.CA, 1, NodeType.SWITCH, 2, NodeType.ROUTER, 3);
    private static final Map<Integer, Integer> WIDTHS = Map.of(1, 1, 4, 2, 8, 4, 12, 8, 2, 16);
    private static final Map<String, Integer> SPEEDS = Map.of("SDR", 1, "DDR", 2, "QDR", 4, FDR10, 4);
    private static final Map<String, Integer> EXTENDED_SPEEDS = Map.of("FDR", 1, "EDR", 2, "HDR", 4, "NDR", 8);

    private SimulatedAttributes() {}

    static byte[] nodeInfo(Node node, int arrivalPort) {
        int guidPort = node.type() == NodeType.SWITCH ? 0 : arrivalPort;
        return ByteBuffer.allocate(SIZE)
                .put(0, (byte) 1)
                .put(1, (byte) 1)
                .put(2, (byte) (int) TYPES.get(node.type()))
                .put(3, (byte) node.portCount())
                .putLong(12, node.guid())
                .putLong(20, node.port(guidPort).map(Port::guid).orElse(0L))
                .putShort(28, (short) PARTITION_CAP)
                .putShort(30, (short) SWITCH_X)
                .put(36, (byte) arrivalPort)
                .array();
    }

    static byte[] nodeDescription(Node node) {
        return Arrays.copyOf(node.description().getBytes(StandardCharsets.UTF_8), SIZE);
    }

    static byte[] portInfo(Port port, int localPort, int protection, boolean linked, SimulatedTables tables) {
        PortState state = tables.state(port.id());
        ByteBuffer info = ByteBuffer.allocate(SIZE)
                .putShort(16, (short) port.lid())
                .putShort(18, (short) SM_LID)
                .putInt(20, state.slMapping().orElse(false) ? 1 << 6 : 0)
                .put(28, (byte) localPort)
                .put(32, (byte) (linked || port.number() == 0 ? 4 : 1))
                .put(34, (byte) (protection << 6 | port.lmc()))
                .put(36, (byte) (code(state.neighborMtu()) << 4))
                .put(37, (byte) (code(state.vlCap()) << 4))
                .put(38, (byte) tables.highLimit(port.id()))
                .put(39, (byte) code(state.vlArbHighCap()))
                .put(40, (byte) code(state.vlArbLowCap()))
                .put(41, (byte) code(state.mtuCap()))
                .put(43, (byte) (code(state.operationalVls()) << 4));
        port.link().filter(link -> linked).ifPresent(link -> putSpeed(info, link));
        return info.array();
    }

    static byte[] extendedPortInfo(Port port) {
        boolean fdr10 = port.link().filter(link -> link.speed().equals(FDR10)).isPresent();
        return ByteBuffer.allocate(SIZE).put(15, (byte) (fdr10 ? 1 : 0)).array();
    }

    private static void putSpeed(ByteBuffer info, Link link) {
        info.put(31, (byte) (int) WIDTHS.getOrDefault(link.width(), 0));
        info.put(35, (byte) (SPEEDS.getOrDefault(link.speed(), 0) << 4));
        info.put(62, (byte) (EXTENDED_SPEEDS.getOrDefault(link.speed(), 0) << 4));
    }

    private static int code(OptionalInt value) {
        return value.orElse(0);
    }
}
