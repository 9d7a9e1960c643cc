package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.VlWeight;

/** Everything that may be known of a random subnet; of each port a random part of it. */
final class RandomState {

    private final Random random;
    private final Map<PortId, PortState> ports = new HashMap<>();
    private final Sl2VlRows.Builder sl2vl = Sl2VlRows.builder();
    private final Map<PortId, VlArbTables> vlArb = new HashMap<>();
    private final Map<PortId, List<Integer>> pkeys = new HashMap<>();
    private final ForwardingTables.Builder forwarding = ForwardingTables.builder();

    private RandomState(Random random) {
        this.random = random;
    }

    static SubnetState of(Random random) {
        return new RandomState(random).state();
    }

    private SubnetState state() {
        Fabric fabric = new RandomSubnet(random).fabric(true);
        if (random.nextBoolean()) {
            long guid = fabric.nodes().get(0).ports().get(0).guid();
            fabric = Fabric.of(fabric.nodes(), OptionalLong.of(guid)).withAliasGuids(Map.of(random.nextLong(), guid));
        }
        for (Node node : fabric.nodes()) {
            if (node.type() == NodeType.SWITCH && random.nextBoolean()) {
                table(node);
            }
            for (int number = node.type() == NodeType.SWITCH ? 0 : 1; number <= node.portCount(); number++) {
                if (random.nextInt(4) > 0) {
                    port(node, new PortId(node.guid(), number));
                }
            }
        }
        return new SubnetState(fabric, forwarding.build(), ports, sl2vl.build(), vlArb, pkeys);
    }

    private void table(Node node) {
        forwarding.table(node.guid());
        for (int entry = random.nextInt(20); entry > 0; entry--) {
            forwarding.entry(node.guid(), 1 + random.nextInt(300), random.nextInt(node.portCount() + 1));
        }
    }

    private void port(Node node, PortId port) {
        PortState.Builder state = PortState.builder();
        for (PortStateField field : PortStateField.values()) {
            if (random.nextBoolean()) {
                field.set(state, field.min() + random.nextInt(field.max() - field.min() + 1));
            }
        }
        if (random.nextBoolean()) {
            state.slMapping(random.nextBoolean());
        }
        if (!state.build().equals(PortState.UNKNOWN)) {
            ports.put(port, state.build());
        }
        long common = random.nextLong();
        for (int in = 0; in <= (node.type() == NodeType.SWITCH ? node.portCount() : 0); in++) {
            if (random.nextBoolean()) {
                sl2vl.row(port, in, random.nextInt(3) == 0 ? random.nextLong() : common);
            }
        }
        VlArbTables tables = new VlArbTables(
                weights(), weights(), random.nextBoolean() ? OptionalInt.of(random.nextInt(256)) : OptionalInt.empty());
        if (!tables.equals(VlArbTables.UNKNOWN)) {
            vlArb.put(port, tables);
        }
        if (random.nextBoolean()) {
            pkeys.put(port, random.ints(random.nextInt(5), 1, 0x10000).boxed().toList());
        }
    }

    private Optional<List<VlWeight>> weights() {
        if (random.nextBoolean()) {
            return Optional.empty();
        }
        List<VlWeight> weights = new ArrayList<>();
        for (int entry = random.nextInt(9); entry > 0; entry--) {
            weights.add(new VlWeight(random.nextInt(15), random.nextInt(256)));
        }
        return Optional.of(weights);
    }
}
