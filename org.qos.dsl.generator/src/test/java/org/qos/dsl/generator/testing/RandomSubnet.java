package org.qos.dsl.generator.testing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;

/** Switches in a row with the adapters of {@link RandomPolicies}, some of them, at random switches. */
public final class RandomSubnet {

    private static final long FIRST_SWITCH = 0x9000;
    private static final long FIRST_ADAPTER = 0x5000;
    private static final long FIRST_GUID = 0x100;

    private final Random random;
    private final Map<PortId, PortId> peers = new HashMap<>();

    /** A random generator with a seed. */
    public RandomSubnet(long seed) {
        random = new Random(seed);
    }

    /** A subnet of which no tables are known, and of some ports how many VLs and entries they have. */
    public SubnetState state() {
        int[] used = new int[1 + random.nextInt(4)];
        for (int n = 1; n < used.length; n++) {
            connect(new PortId(FIRST_SWITCH + n - 1, ++used[n - 1]), new PortId(FIRST_SWITCH + n, ++used[n]));
        }
        List<Node> nodes = new ArrayList<>();
        for (int n = 0; n < RandomPolicies.ADAPTERS; n++) {
            if (random.nextInt(3) > 0) {
                int at = random.nextInt(used.length);
                connect(new PortId(FIRST_ADAPTER + n, 1), new PortId(FIRST_SWITCH + at, ++used[at]));
                nodes.add(adapter(n));
            }
        }
        IntStream.range(0, used.length).mapToObj(n -> leaf(n, used[n])).forEach(nodes::add);
        Map<PortId, PortState> known = new HashMap<>();
        nodes.forEach(node -> node.ports().forEach(port -> known.put(port.id(), limits())));
        return SubnetState.of(Fabric.of(nodes, OptionalLong.of(FIRST_GUID))).withPorts(known);
    }

    private void connect(PortId one, PortId other) {
        peers.put(one, other);
        peers.put(other, one);
    }

    private Node adapter(int number) {
        Port port = port(new PortId(FIRST_ADAPTER + number, 1), FIRST_GUID + number);
        String description = "host" + number + " HCA-1 mlx5_0";
        return new Node(FIRST_ADAPTER + number, NodeType.CA, description, 2, false, List.of(port));
    }

    private Node leaf(int number, int ports) {
        long guid = FIRST_SWITCH + number;
        List<Port> all = IntStream.rangeClosed(0, ports)
                .mapToObj(port -> port(new PortId(guid, port), guid))
                .toList();
        return new Node(guid, NodeType.SWITCH, "leaf" + number, ports, random.nextBoolean(), all);
    }

    private Port port(PortId id, long guid) {
        return new Port(id, guid, 0, 0, Optional.ofNullable(peers.get(id)).map(peer -> new Link(peer, 4, "EDR")));
    }

    private PortState limits() {
        PortState.Builder known = PortState.builder();
        if (random.nextBoolean()) {
            known.vlCap(1 + random.nextInt(5)).vlArbHighCap(random.nextInt(65)).vlArbLowCap(random.nextInt(65));
        }
        return known.build();
    }
}
