package org.qos.runtime.path.resolve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.QosLevel;

/**
 * Host a (LIDs 4 and 5) and host b (LID 6) on switch left (LID 1), host c (LIDs 8 and 9) on switch right (LID 2); two cables
 * between the switches, 100 Gb/s for all LIDs but 9, which takes the one of 10 Gb/s. The snapshot has the nodes in another
 * order than that of the GUIDs.
 */
final class SmallSubnet {

    static final long A = 0xa1;
    static final long B = 0xb1;
    static final long C = 0xc1;
    static final long LEFT = 0x100;
    static final long RIGHT = 0x200;

    static final Fabric FABRIC = Fabric.of(
            List.of(
                    new Node(
                            LEFT,
                            NodeType.SWITCH,
                            "left",
                            4,
                            true,
                            List.of(
                                    port(LEFT, 0, LEFT, 1, 0, Optional.empty()),
                                    port(LEFT, 1, LEFT, 1, 0, link(0xa0, 1, "EDR")),
                                    port(LEFT, 2, LEFT, 1, 0, link(0xb0, 1, "EDR")),
                                    port(LEFT, 3, LEFT, 1, 0, link(RIGHT, 3, "EDR")),
                                    port(LEFT, 4, LEFT, 1, 0, link(RIGHT, 4, "SDR")))),
                    new Node(
                            RIGHT,
                            NodeType.SWITCH,
                            "right",
                            4,
                            true,
                            List.of(
                                    port(RIGHT, 0, RIGHT, 2, 0, Optional.empty()),
                                    port(RIGHT, 1, RIGHT, 2, 0, link(0xc0, 1, "EDR")),
                                    port(RIGHT, 3, RIGHT, 2, 0, link(LEFT, 3, "EDR")),
                                    port(RIGHT, 4, RIGHT, 2, 0, link(LEFT, 4, "SDR")))),
                    new Node(0xb0, NodeType.CA, "b", 1, false, List.of(port(0xb0, 1, B, 6, 0, link(LEFT, 2, "EDR")))),
                    new Node(0xa0, NodeType.CA, "a", 1, false, List.of(port(0xa0, 1, A, 4, 1, link(LEFT, 1, "EDR")))),
                    new Node(0xc0, NodeType.CA, "c", 1, false, List.of(port(0xc0, 1, C, 8, 1, link(RIGHT, 1, "EDR"))))),
            OptionalLong.of(A));

    private final ForwardingTables.Builder forwarding = ForwardingTables.builder();
    private final Map<PortId, PortState> states = new HashMap<>();
    private final Sl2VlRows.Builder sl2vl = Sl2VlRows.builder();
    private Partitions partitions = Partitions.WITHOUT_FILE;
    private SmOptions options = SmOptions.DEFAULTS.withQos();

    SmallSubnet() {
        int[][] left = {{1, 0}, {2, 3}, {4, 1}, {5, 1}, {6, 2}, {8, 3}, {9, 4}};
        int[][] right = {{1, 3}, {2, 0}, {4, 3}, {5, 4}, {6, 3}, {8, 1}, {9, 1}};
        for (int[] entry : left) {
            forwarding.entry(LEFT, entry[0], entry[1]);
        }
        for (int[] entry : right) {
            forwarding.entry(RIGHT, entry[0], entry[1]);
        }
        FABRIC.nodes().forEach(node -> node.ports().forEach(port -> mtu(port.id(), 5)));
    }

    SmallSubnet mtu(PortId port, int code) {
        states.put(port, PortState.builder().mtuCap(code).build());
        return this;
    }

    SmallSubnet unknown(PortId port) {
        states.remove(port);
        return this;
    }

    SmallSubnet route(long switchGuid, int lid, int port) {
        forwarding.entry(switchGuid, lid, port);
        return this;
    }

    /** Drops an SL between two ports of a switch, or at a host with in-port 0. */
    SmallSubnet drop(PortId outPort, int inPort, int... sls) {
        long row = 0;
        for (int sl : sls) {
            row |= 0xfL << 4 * sl;
        }
        sl2vl.row(outPort, inPort, row);
        return this;
    }

    SmallSubnet options(SmOptions others) {
        options = others;
        return this;
    }

    /** Everybody is a full member of the default partition; a partition more, with full members. */
    SmallSubnet partition(int pkey, int sl, long... guids) {
        var all = new java.util.ArrayList<>(partitions.partitions());
        var members = java.util.Arrays.stream(guids)
                .mapToObj(guid -> new PartitionMember(Selection.PORT, guid, Membership.FULL))
                .toList();
        all.add(new Partition("P" + pkey, pkey, sl, List.of(), members));
        partitions = new Partitions(all);
        return this;
    }

    SmallSubnet partitions(Partitions others) {
        partitions = others;
        return this;
    }

    RoutedSubnet build() {
        return RoutedSubnet.predicted(
                new SubnetState(FABRIC, forwarding.build(), states, sl2vl.build(), Map.of(), Map.of()),
                partitions,
                options);
    }

    /** A resolver without a policy. */
    PathResolver resolver() {
        return new PathResolver(build(), Optional.empty(), Profile.OPENSM);
    }

    /** A resolver with a policy of one level for everything. */
    PathResolver resolver(Profile profile, QosLevel level) {
        Matcher matcher = request -> new Match(level, 1);
        return new PathResolver(build(), Optional.of(matcher), profile);
    }

    private static Port port(long node, int number, long guid, int lid, int lmc, Optional<Link> link) {
        return new Port(new PortId(node, number), guid, lid, lmc, link);
    }

    private static Optional<Link> link(long node, int port, String speed) {
        return Optional.of(new Link(new PortId(node, port), 4, speed));
    }
}
