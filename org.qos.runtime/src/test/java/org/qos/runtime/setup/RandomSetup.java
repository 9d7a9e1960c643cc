package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.Setups;
import org.qos.runtime.value.VlWeight;

/** Small random fabrics, what is known of them, and policies for them. */
final class RandomSetup {

    private final Random random;
    private final Fabric fabric;

    RandomSetup(long seed) {
        random = new Random(seed);
        fabric = fabric();
    }

    BoundPolicy policy() {
        List<PortGroup> groups = some(1, 4, this::group);
        Supplier<List<PortGroup>> chosen = () -> some(0, 2, () -> groups.get(random.nextInt(groups.size())));
        return Setups.bind(fabric, some(0, 4, () -> sl2vl(chosen)), some(0, 4, () -> vlArb(chosen)));
    }

    /** What is known: of some ports everything, of some nothing, of others a part. */
    SubnetState state() {
        Map<PortId, PortState> ports = new HashMap<>();
        Map<PortId, VlArbTables> arbitration = new HashMap<>();
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        for (Node node : fabric.nodes()) {
            for (int number = 0; number <= node.portCount(); number++) {
                PortId port = new PortId(node.guid(), number);
                PortState limits = limits();
                ports.put(port, limits);
                arbitration.put(
                        port,
                        new VlArbTables(
                                maybe(() -> known(limits.vlArbHighCap())),
                                maybe(() -> known(limits.vlArbLowCap())),
                                limit()));
                for (int inPort = 0; inPort <= node.portCount(); inPort++) {
                    if (random.nextBoolean()) {
                        rows.row(port, inPort, random.nextInt(3) * 0x1111_1111_1111_1111L);
                    }
                }
            }
        }
        return new SubnetState(fabric, ForwardingTables.NONE, ports, rows.build(), arbitration, Map.of());
    }

    private Fabric fabric() {
        List<Node> bare = new ArrayList<>();
        List<PortId> free = new ArrayList<>();
        int nodes = 2 + random.nextInt(5);
        for (int index = 0; index < nodes; index++) {
            NodeType type = NodeType.values()[random.nextInt(3)];
            long guid = (index % 2 == 0 ? 0xf000_0000_0000_0000L : 0) + 0x10 * (index + 1);
            int ports = 1 + random.nextInt(type == NodeType.SWITCH ? 4 : 2);
            bare.add(new Node(guid, type, "n" + index, ports, random.nextBoolean(), List.of()));
            IntStream.rangeClosed(1, ports).forEach(number -> free.add(new PortId(guid, number)));
        }
        Collections.shuffle(free, random);
        Map<PortId, PortId> cables = new HashMap<>();
        for (int index = 0; index + 1 < free.size() - random.nextInt(3); index += 2) {
            cables.put(free.get(index), free.get(index + 1));
            cables.put(free.get(index + 1), free.get(index));
        }
        List<Node> cabled = bare.stream().map(node -> cabled(node, cables)).toList();
        return Fabric.of(cabled, OptionalLong.empty());
    }

    private static Node cabled(Node node, Map<PortId, PortId> cables) {
        boolean isSwitch = node.type() == NodeType.SWITCH;
        List<Port> ports = IntStream.rangeClosed(isSwitch ? 0 : 1, node.portCount())
                .mapToObj(number -> new PortId(node.guid(), number))
                .filter(id -> id.number() == 0 || cables.containsKey(id))
                .map(id -> new Port(
                        id,
                        node.guid() + (isSwitch ? 0 : id.number()),
                        0,
                        0,
                        Optional.ofNullable(cables.get(id)).map(peer -> new Link(peer, 4, "EDR"))))
                .toList();
        return new Node(
                node.guid(),
                node.type(),
                node.description(),
                node.portCount(),
                isSwitch && node.enhancedPort0(),
                ports);
    }

    private PortGroup group() {
        Node node = fabric.nodes().get(random.nextInt(fabric.nodes().size()));
        return switch (random.nextInt(4)) {
            case 0 -> Policies.guids("g", node.guid() + (node.type() == NodeType.SWITCH ? 0 : 1 + random.nextInt(2)));
            case 1 ->
                Policies.names(
                        "g", new PortName(node.description(), 1 + random.nextInt(4), PortName.Reading.DESCRIPTION));
            case 2 -> Policies.types("g", NodeType.values()[random.nextInt(3)]);
            default -> Policies.partition("g", "Default");
        };
    }

    private Sl2VlScope sl2vl(Supplier<List<PortGroup>> groups) {
        List<Integer> vls = IntStream.range(0, 16)
                .mapToObj(sl -> random.nextInt(8) == 0 ? 15 : random.nextInt(1 + random.nextInt(15)))
                .toList();
        return new Sl2VlScope(
                groups.get(),
                groups.get(),
                random.nextInt(3) == 0 ? groups.get() : List.of(),
                numbers(),
                numbers(),
                vls);
    }

    private VlArbScope vlArb(Supplier<List<PortGroup>> groups) {
        return new VlArbScope(
                groups.get(),
                groups.get(),
                numbers(),
                maybe(this::table).orElse(List.of()),
                maybe(this::table).orElse(List.of()),
                limit());
    }

    private PortNumbers numbers() {
        return random.nextInt(3) > 0
                ? PortNumbers.ALL
                : Setups.numbers(Stream.generate(() -> random.nextInt(6))
                        .limit(1 + random.nextInt(3))
                        .mapToLong(Integer::longValue)
                        .toArray());
    }

    private PortState limits() {
        PortState.Builder known = PortState.builder();
        if (random.nextInt(4) > 0) {
            known.vlCap(1 + random.nextInt(5));
        }
        if (random.nextInt(4) > 0) {
            known.operationalVls(1);
        }
        if (random.nextInt(4) > 0) {
            known.vlArbHighCap(capacity()).vlArbLowCap(capacity());
        }
        if (random.nextInt(8) == 0) {
            known.slMapping(random.nextBoolean());
        }
        return known.build();
    }

    private int capacity() {
        return random.nextInt(4) == 0 ? random.nextInt(65) : random.nextInt(4);
    }

    private List<VlWeight> table() {
        int length = 1 + random.nextInt(random.nextInt(6) == 0 ? 64 : 4);
        return Stream.generate(() -> new VlWeight(random.nextInt(3) == 0 ? random.nextInt(15) : 0, random.nextInt(2)))
                .limit(length)
                .toList();
    }

    /** A table that a port has: with as many entries as it takes. */
    private List<VlWeight> known(OptionalInt capacity) {
        List<VlWeight> table = table();
        return Stream.concat(table.stream(), Stream.generate(() -> new VlWeight(0, 0)))
                .limit(capacity.orElse(table.size()))
                .toList();
    }

    private OptionalInt limit() {
        return random.nextBoolean() ? OptionalInt.of(random.nextInt(3)) : OptionalInt.empty();
    }

    private <T> Optional<T> maybe(Supplier<T> value) {
        return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
    }

    private <T> List<T> some(int min, int max, Supplier<T> value) {
        return Stream.generate(value).limit(min + random.nextInt(max - min + 1)).toList();
    }
}
