package org.qos.fabric.sim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.VlWeight;

/** A connected subnet with random cables, port properties and tables, of which everything is known. */
public final class RandomState {

    private static final List<String> SPEEDS = List.of("SDR", "DDR", "QDR", "FDR10", "FDR", "EDR", "HDR", "NDR");
    private static final List<Integer> WIDTHS = List.of(1, 2, 4, 8, 12);
    private static final int SWITCH_PORTS = 8;

    private final Random random;
    private final Map<PortId, Link> links = new HashMap<>();
    private final Map<PortId, PortState> states = new HashMap<>();
    private final Map<PortId, VlArbTables> vlArb = new HashMap<>();
    private final Map<PortId, List<Integer>> pkeys = new HashMap<>();
    private final Sl2VlRows.Builder sl2vl = Sl2VlRows.builder();
    private final ForwardingTables.Builder forwarding = ForwardingTables.builder();
    private final Map<Long, Integer> lids = new TreeMap<>();

    private RandomState(long seed) {
        random = new Random(seed);
    }

    /**
     * A subnet of some switches in a line with further cables among them, and two channel adapters at each.
     *
     * @param seed of the random numbers
     * @param switches how many switches, 1 or more
     */
    public static SubnetState of(long seed, int switches) {
        return new RandomState(seed).build(switches);
    }

    /** The port from which these subnets are seen: that of the first channel adapter, where the subnet manager is. */
    public static PortId origin() {
        return new PortId(caGuid(0, 0), 1);
    }

    /** The GUID of a switch. */
    public static long switchGuid(int index) {
        return 0x5000 + 0x100L * index;
    }

    /** The GUID of a channel adapter. */
    public static long caGuid(int ofSwitch, int index) {
        return 0xC000 + 0x100L * ofSwitch + 0x10L * index;
    }

    private SubnetState build(int switches) {
        connectAll(switches);
        List<Node> nodes = new ArrayList<>();
        int lid = 1;
        for (int s = 0; s < switches; s++) {
            for (int c = 0; c < 2; c++) {
                lids.put(caGuid(s, c), lid);
                lid += 2;
            }
            lids.put(switchGuid(s), lid++);
        }
        for (int s = 0; s < switches; s++) {
            nodes.add(switchNode(s));
            nodes.add(adapter(s, 0));
            nodes.add(adapter(s, 1));
        }
        return new SubnetState(
                Fabric.of(nodes, OptionalLong.of(caGuid(0, 0) + 1)),
                forwarding.build(),
                states,
                sl2vl.build(),
                vlArb,
                pkeys);
    }

    /** Ports 1 and 2 have adapters, 3 and 4 the line; the others some cables, a few from a switch to itself. */
    private void connectAll(int switches) {
        for (int s = 0; s < switches; s++) {
            connect(new PortId(switchGuid(s), 1), new PortId(caGuid(s, 0), 1));
            connect(new PortId(switchGuid(s), 2), new PortId(caGuid(s, 1), 1));
            if (s > 0) {
                connect(new PortId(switchGuid(s - 1), 4), new PortId(switchGuid(s), 3));
            }
        }
        for (int cable = 0; cable < 2 * switches; cable++) {
            PortId one = new PortId(switchGuid(random.nextInt(switches)), 5 + random.nextInt(4));
            PortId other = new PortId(switchGuid(random.nextInt(switches)), 5 + random.nextInt(4));
            if (!one.equals(other) && !links.containsKey(one) && !links.containsKey(other)) {
                connect(one, other);
            }
        }
    }

    private void connect(PortId one, PortId other) {
        int width = WIDTHS.get(random.nextInt(WIDTHS.size()));
        String speed = SPEEDS.get(random.nextInt(SPEEDS.size()));
        links.put(one, new Link(other, width, speed));
        links.put(other, new Link(one, width, speed));
    }

    private Node switchNode(int index) {
        long guid = switchGuid(index);
        boolean enhanced = random.nextBoolean();
        List<Port> ports = IntStream.rangeClosed(0, SWITCH_PORTS)
                .mapToObj(port -> port(new PortId(guid, port), guid + 0xf, lids.get(guid), 0))
                .toList();
        boolean slMapping = random.nextInt(4) > 0;
        for (Port port : ports) {
            addTables(port, port.number() != 0 || enhanced, slMapping, SWITCH_PORTS);
        }
        forwarding.table(guid);
        for (int lid = 1; lid <= 100; lid++) {
            if (random.nextBoolean() || lid == 100) {
                forwarding.entry(guid, lid, random.nextInt(SWITCH_PORTS + 1));
            }
        }
        return new Node(guid, NodeType.SWITCH, "switch " + index, SWITCH_PORTS, enhanced, ports);
    }

    private Node adapter(int ofSwitch, int index) {
        long guid = caGuid(ofSwitch, index);
        Port port = port(new PortId(guid, 1), guid + 1, lids.get(guid), 1);
        addTables(port, true, random.nextBoolean(), 0);
        NodeType type = index == 1 && random.nextInt(5) == 0 ? NodeType.ROUTER : NodeType.CA;
        return new Node(guid, type, "host " + ofSwitch + " HCA-" + index, 2, false, List.of(port));
    }

    private Port port(PortId id, long guid, int lid, int lmc) {
        return new Port(id, guid, lid, lmc, Optional.ofNullable(links.get(id)));
    }

    private void addTables(Port port, boolean hasVls, boolean slMapping, int lastIn) {
        PortId id = port.id();
        int highCap = random.nextInt(65);
        int lowCap = random.nextInt(65);
        PortState.Builder state = PortState.builder()
                .mtuCap(1 + random.nextInt(5))
                .neighborMtu(1 + random.nextInt(5))
                .vlCap(1 + random.nextInt(5))
                .operationalVls(1 + random.nextInt(5))
                .vlArbHighCap(highCap)
                .vlArbLowCap(lowCap)
                .slMapping(slMapping);
        port.link().ifPresent(link -> Rate.of(link.width(), link.speed()).ifPresent(state::rate));
        states.put(id, state.build());
        OptionalInt limit = OptionalInt.of(random.nextInt(256));
        vlArb.put(
                id,
                hasVls
                        ? new VlArbTables(Optional.of(entries(highCap)), Optional.of(entries(lowCap)), limit)
                        : new VlArbTables(Optional.empty(), Optional.empty(), limit));
        pkeys.put(id, random.ints(random.nextInt(40), 1, 0x7fff).boxed().toList());
        if (hasVls && slMapping) {
            IntStream.rangeClosed(0, lastIn).forEach(in -> sl2vl.row(id, in, random.nextLong()));
        }
    }

    private List<VlWeight> entries(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new VlWeight(random.nextInt(15), random.nextInt(256)))
                .toList();
    }
}
