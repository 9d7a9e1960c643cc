package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;

/** Files that know parts of a subnet give the whole of it. */
class SubnetMergeTest {

    private static final long SEED = 20_061_206L;

    @Test
    void theMergedPartsOfASubnetAreTheSubnetWithoutAConflict() {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 200; run++) {
            SubnetState whole = RandomState.of(random);
            List<SnapshotSource> sources = List.of(
                    source("nodes", SubnetState.of(whole.fabric())),
                    part("a", whole, random),
                    part("b", whole, random),
                    source("rest", whole));
            assertEquals(whole, SubnetMerge.of(sources), "run " + run);
            assertEquals(Map.of(), SnapshotConflicts.of(sources), "run " + run);
        }
    }

    @Test
    void everyDifferentValueIsReported() {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 200; run++) {
            SubnetState one = RandomState.of(random);
            Map<PortId, PortState> changed = new HashMap<>(one.ports());
            long expected = 0;
            for (Map.Entry<PortId, PortState> port : one.ports().entrySet()) {
                if (port.getValue().vlCap().isPresent() && random.nextInt(3) == 0) {
                    int other = port.getValue().vlCap().getAsInt() % 5 + 1;
                    changed.put(
                            port.getKey(),
                            PortState.builder().vlCap(other).build().or(port.getValue()));
                    expected++;
                }
            }
            Map<Path, List<SnapshotProblem>> problems =
                    SnapshotConflicts.of(List.of(source("one", one), source("two", one.withPorts(changed))));
            long lines = problems.values().stream().mapToLong(List::size).sum();
            assertEquals(Math.min(expected, 21), lines, "run " + run);
        }
    }

    private static SnapshotSource part(String name, SubnetState whole, Random random) {
        Map<PortId, PortState> ports = new HashMap<>();
        whole.ports().forEach((port, state) -> {
            PortState.Builder some = PortState.builder();
            for (PortStateField field : PortStateField.values()) {
                if (random.nextBoolean()) {
                    field.of(state).ifPresent(value -> field.set(some, value));
                }
            }
            ports.put(port, some.build());
        });
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        whole.sl2vl().outPorts().forEach(out -> whole.sl2vl().inPorts(out).stream()
                .filter(in -> random.nextBoolean())
                .forEach(in -> rows.row(out, in, whole.sl2vl().row(out, in).orElseThrow())));
        Map<PortId, VlArbTables> vlArb = new HashMap<>();
        whole.vlArb()
                .forEach((port, tables) -> vlArb.put(
                        port,
                        new VlArbTables(
                                tables.high().filter(table -> random.nextBoolean()),
                                tables.low().filter(table -> random.nextBoolean()),
                                tables.highLimit())));
        List<Node> nodes = whole.fabric().nodes().stream()
                .filter(node -> random.nextBoolean())
                .toList();
        Fabric fabric = Fabric.of(nodes, whole.fabric().smGuid());
        return source(name, new SubnetState(fabric, ForwardingTables.NONE, ports, rows.build(), vlArb, Map.of()));
    }

    private static SnapshotSource source(String name, SubnetState state) {
        return new SnapshotSource(Path.of(name), SnapshotKind.SNAPSHOT, state, Map.of(), Map.of());
    }
}
