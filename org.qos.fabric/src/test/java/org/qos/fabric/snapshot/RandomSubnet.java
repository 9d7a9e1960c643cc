package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** A subnet at random, and the files in which OpenSM and infiniband-diags show it. */
final class RandomSubnet {

    private static final String[] SPEEDS = {"SDR", "DDR", "QDR", "FDR", "EDR", "HDR"};
    private static final Map<String, String> SPEEDS_OF_OPENSM =
            Map.of("SDR", "2.5", "DDR", "5", "QDR", "10", "FDR", "14", "EDR", "25", "HDR", "50");
    private static final int[] WIDTHS = {1, 2, 4, 8, 12};
    private static final String[] WORDS = {"mgmt", "rack 7", "gpu-01 mlx5_0", "a{1} \\ b", "x # lid 3", ""};

    private final Random random;
    private final Map<Long, NodeType> types = new TreeMap<>();
    private final Map<Long, String> descriptions = new HashMap<>();
    private final Map<Long, Integer> portCounts = new HashMap<>();
    private final Map<Long, Boolean> enhanced = new HashMap<>();
    private final Map<Long, Integer> switchLids = new HashMap<>();
    private final Map<PortId, Integer> lids = new HashMap<>();
    private final Map<PortId, Integer> lmcs = new HashMap<>();
    private final Map<PortId, Link> links = new HashMap<>();
    private int nextLid = 1;

    RandomSubnet(Random random) {
        this.random = random;
        int switches = 1 + random.nextInt(4);
        for (int i = 0; i < switches; i++) {
            add(0x1000L * (i + 1), NodeType.SWITCH, 8);
        }
        int ends = 1 + random.nextInt(6);
        for (int i = 0; i < ends; i++) {
            add(0xa000L + 0x100L * i, random.nextInt(5) == 0 ? NodeType.ROUTER : NodeType.CA, 2);
        }
        for (int cable = 2 * (switches + ends); cable > 0; cable--) {
            connect(freePort(), freePort());
        }
    }

    private void add(long guid, NodeType type, int ports) {
        types.put(guid, type);
        descriptions.put(guid, WORDS[random.nextInt(WORDS.length)]);
        portCounts.put(guid, ports);
        enhanced.put(guid, type == NodeType.SWITCH && random.nextBoolean());
        if (type == NodeType.SWITCH) {
            switchLids.put(guid, nextLid++);
        } else {
            for (int number = 1; number <= ports; number++) {
                int lmc = random.nextInt(3);
                nextLid = nextLid + (1 << lmc) - 1 >> lmc << lmc;
                lids.put(new PortId(guid, number), nextLid);
                lmcs.put(new PortId(guid, number), lmc);
                nextLid += 1 << lmc;
            }
        }
    }

    private Optional<PortId> freePort() {
        List<PortId> free = new ArrayList<>();
        types.keySet().forEach(guid -> {
            for (int number = 1; number <= portCounts.get(guid); number++) {
                PortId id = new PortId(guid, number);
                if (!links.containsKey(id)) {
                    free.add(id);
                }
            }
        });
        return free.isEmpty() ? Optional.empty() : Optional.of(free.get(random.nextInt(free.size())));
    }

    private void connect(Optional<PortId> one, Optional<PortId> other) {
        if (one.isPresent() && !one.equals(other)) {
            int width = WIDTHS[random.nextInt(WIDTHS.length)];
            String speed = SPEEDS[random.nextInt(SPEEDS.length)];
            links.put(one.get(), new Link(other.orElseThrow(), width, speed));
            links.put(other.get(), new Link(one.get(), width, speed));
        }
    }

    /** What a file contains that has LMCs and kinds of port 0; {@code opensm-subnet.lst} has neither. */
    Fabric fabric(boolean withDetails) {
        List<Node> nodes = types.keySet().stream()
                .filter(guid -> withDetails || cabledPorts(guid).size() > 0)
                .map(guid -> node(guid, withDetails))
                .toList();
        return Fabric.of(nodes, OptionalLong.empty());
    }

    private Node node(long guid, boolean withDetails) {
        List<Port> ports = new ArrayList<>();
        if (types.get(guid) == NodeType.SWITCH) {
            ports.add(new Port(new PortId(guid, 0), guid, switchLids.get(guid), 0, Optional.empty()));
        }
        for (int number : cabledPorts(guid)) {
            PortId id = new PortId(guid, number);
            int lmc = withDetails ? lmcs.getOrDefault(id, 0) : 0;
            ports.add(new Port(id, portGuid(id), lid(id), lmc, Optional.of(links.get(id))));
        }
        return new Node(
                guid,
                types.get(guid),
                descriptions.get(guid),
                portCounts.get(guid),
                withDetails && enhanced.get(guid),
                ports);
    }

    private List<Integer> cabledPorts(long guid) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 1; number <= portCounts.get(guid); number++) {
            if (links.containsKey(new PortId(guid, number))) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    private long portGuid(PortId id) {
        return types.get(id.nodeGuid()) == NodeType.SWITCH ? id.nodeGuid() : id.nodeGuid() + id.number();
    }

    private int lid(PortId id) {
        return lids.getOrDefault(id, switchLids.getOrDefault(id.nodeGuid(), 0));
    }

    /** As infiniband-diags src/ibnetdiscover.c prints it. */
    String ibnetdiscover() {
        StringJoiner text = new StringJoiner("\n", "# Topology file\n", "\n");
        types.forEach((guid, type) -> {
            text.add("").add("vendid=0x2c9");
            String description = " \"" + initial(type) + "-" + hex(guid) + "\"\t\t# \"" + descriptions.get(guid) + "\"";
            if (type == NodeType.SWITCH) {
                text.add("switchguid=0x" + Long.toHexString(guid) + "(" + Long.toHexString(guid) + ")");
                text.add("Switch\t" + portCounts.get(guid) + description + (enhanced.get(guid) ? " enhanced" : " base")
                        + " port 0 lid " + switchLids.get(guid) + " lmc 0");
            } else {
                text.add((type == NodeType.CA ? "caguid=0x" : "rtguid=0x") + Long.toHexString(guid));
                text.add((type == NodeType.CA ? "Ca\t" : "Rt\t") + portCounts.get(guid) + description);
            }
            cabledPorts(guid).forEach(number -> text.add(portLine(new PortId(guid, number))));
        });
        return text.toString();
    }

    private String portLine(PortId id) {
        Link link = links.get(id);
        PortId peer = link.peer();
        boolean ofSwitch = types.get(id.nodeGuid()) == NodeType.SWITCH;
        boolean toSwitch = types.get(peer.nodeGuid()) == NodeType.SWITCH;
        String own = ofSwitch ? "" : "(" + Long.toHexString(portGuid(id)) + ") ";
        String to = "\"" + initial(types.get(peer.nodeGuid())) + "-" + hex(peer.nodeGuid()) + "\"[" + peer.number()
                + "]" + (toSwitch ? "" : "(" + Long.toHexString(portGuid(peer)) + ") ");
        String lids = ofSwitch ? "" : "lid " + lid(id) + " lmc " + lmcs.get(id) + " ";
        return "[" + id.number() + "]" + own + "\t" + to + "\t\t# " + lids + "\"" + descriptions.get(peer.nodeGuid())
                + "\" lid " + lid(peer) + " " + link.width() + "x" + link.speed();
    }

    /** As OpenSM osm_dump.c:print_node_report prints it. */
    String subnetList() {
        StringBuilder text = new StringBuilder();
        types.keySet().forEach(guid -> cabledPorts(guid).forEach(number -> {
            PortId id = new PortId(guid, number);
            Link link = links.get(id);
            text.append(end(id)).append(' ').append(end(link.peer()));
            text.append(" PHY=").append(link.width()).append("x LOG=ACT SPD=");
            text.append(SPEEDS_OF_OPENSM.get(link.speed())).append('\n');
        }));
        return text.toString();
    }

    private String end(PortId id) {
        long guid = id.nodeGuid();
        String type = Map.of(NodeType.SWITCH, "SW", NodeType.CA, "CA", NodeType.ROUTER, "Rt")
                .get(types.get(guid));
        return String.format(
                "{ %s Ports:%02X SystemGUID:%016x NodeGUID:%016x PortGUID:%016x VenID:000000 DevID:0000 Rev:000000A1"
                        + " {%s} LID:%04X PN:%02X }",
                type, portCounts.get(guid), guid, guid, portGuid(id), descriptions.get(guid), lid(id), id.number());
    }

    private static String initial(NodeType type) {
        return Map.of(NodeType.SWITCH, "S", NodeType.CA, "H", NodeType.ROUTER, "R")
                .get(type);
    }

    private static String hex(long guid) {
        return String.format("%016x", guid);
    }
}
