package org.qos.fabric.sim;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.SmpTables;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.VlWeight;

/** The tables of all ports of a simulated subnet, which Set changes. */
public final class SimulatedTables {

    private static final int SIZE = 64;

    private final Map<PortId, PortState> states;
    private final Map<PortId, List<Integer>> pkeys;
    private final ForwardingTables forwarding;
    private final Map<PortId, Map<Integer, Long>> sl2vl = new HashMap<>();
    private final Map<PortId, List<VlWeight>> high = new HashMap<>();
    private final Map<PortId, List<VlWeight>> low = new HashMap<>();
    private final Map<PortId, Integer> highLimits = new HashMap<>();

    SimulatedTables(SubnetState state) {
        states = state.ports();
        pkeys = state.pkeys();
        forwarding = state.forwarding();
        for (PortId out : state.sl2vl().outPorts()) {
            Map<Integer, Long> rows = new HashMap<>();
            state.sl2vl().inPorts(out).stream()
                    .forEach(in -> rows.put(in, state.sl2vl().row(out, in).orElseThrow()));
            sl2vl.put(out, rows);
        }
        state.vlArb().forEach((port, tables) -> {
            tables.high().ifPresent(entries -> high.put(port, new ArrayList<>(entries)));
            tables.low().ifPresent(entries -> low.put(port, new ArrayList<>(entries)));
            tables.highLimit().ifPresent(limit -> highLimits.put(port, limit));
        });
    }

    /** The SL2VL rows as they are now. */
    public Sl2VlRows sl2vl() {
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        sl2vl.forEach((out, byIn) -> byIn.forEach((in, row) -> rows.row(out, in, row)));
        return rows.build();
    }

    /** The VL arbitration of a port as it is now. */
    public VlArbTables vlArb(PortId port) {
        return new VlArbTables(
                Optional.ofNullable(high.get(port)),
                Optional.ofNullable(low.get(port)),
                highLimits.containsKey(port) ? OptionalInt.of(highLimits.get(port)) : OptionalInt.empty());
    }

    PortState state(PortId port) {
        return states.getOrDefault(port, PortState.UNKNOWN);
    }

    int highLimit(PortId port) {
        return highLimits.getOrDefault(port, 0);
    }

    byte[] switchInfo(Node node) {
        return ByteBuffer.allocate(SIZE)
                .putShort(0, (short) 0xc000)
                .putShort(4, (short) 1024)
                .putShort(6, (short) Math.max(0, forwarding.table(node.guid()).length - 1))
                .putShort(14, (short) SimulatedAttributes.PARTITION_CAP)
                .put(16, (byte) (node.enhancedPort0() ? 0x08 : 0))
                .array();
    }

    Optional<byte[]> get(PortId port, SmpAttribute attribute, int modifier) {
        return switch (attribute) {
            case SL_TO_VL_TABLE ->
                Optional.ofNullable(sl2vl.getOrDefault(port, Map.of()).get(modifier >>> 8))
                        .map(SmpTables::sl2Vl);
            case VL_ARBITRATION_TABLE ->
                block(arbitration(port, modifier >>> 16), (modifier >>> 16) - 1 & 1)
                        .map(SmpTables::arbitration);
            case P_KEY_TABLE -> Optional.of(pkeyBlock(pkeys.getOrDefault(port, List.of()), modifier & 0xffff));
            case LINEAR_FORWARDING_TABLE -> Optional.of(forwardingBlock(port.nodeGuid(), modifier));
            default -> Optional.empty();
        };
    }

    boolean set(PortId port, SmpAttribute attribute, int modifier, byte[] data) {
        switch (attribute) {
            case SL_TO_VL_TABLE ->
                sl2vl.computeIfAbsent(port, key -> new HashMap<>()).put(modifier >>> 8, SmpTables.sl2Vl(data));
            case VL_ARBITRATION_TABLE -> setBlock(arbitration(port, modifier >>> 16), (modifier >>> 16) - 1 & 1, data);
            case PORT_INFO -> highLimits.put(port, data[38] & 0xff);
            default -> {
                return false;
            }
        }
        return true;
    }

    private List<VlWeight> arbitration(PortId port, int block) {
        return (block < 3 ? low : high).getOrDefault(port, new ArrayList<>());
    }

    private static Optional<List<VlWeight>> block(List<VlWeight> table, int half) {
        int from = half * SmpTables.ARBITRATION_BLOCK;
        int to = Math.min(table.size(), from + SmpTables.ARBITRATION_BLOCK);
        return from < to ? Optional.of(table.subList(from, to)) : Optional.empty();
    }

    private static void setBlock(List<VlWeight> table, int half, byte[] data) {
        block(table, half).ifPresent(part -> Collections.copy(part, SmpTables.arbitration(data, part.size())));
    }

    private static byte[] pkeyBlock(List<Integer> table, int block) {
        ByteBuffer data = ByteBuffer.allocate(SIZE);
        table.stream()
                .skip((long) block * SmpTables.PKEY_BLOCK)
                .limit(SmpTables.PKEY_BLOCK)
                .forEach(pkey -> data.putShort((short) (int) pkey));
        return data.array();
    }

    private byte[] forwardingBlock(long guid, int block) {
        byte[] data = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            data[i] = (byte) forwarding.port(guid, block * SIZE + i);
        }
        return data;
    }
}
