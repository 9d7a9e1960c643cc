package org.qos.runtime.testing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/**
 * A fabric for tests: two hosts with two ports each, of which {@code alpha}'s second is not cabled, a storage target
 * and a router on the switches {@code leaf} (enhanced port 0) and {@code spine} (base port 0).
 */
public final class SmallFabric {

    public static final long ALPHA_1 = 0xa1;
    public static final long BETA_1 = 0xb1;
    public static final long BETA_2 = 0xb2;
    public static final long TARGET_1 = 0xc1;
    public static final long ROUTER_1 = 0xd1;
    public static final long LEAF_PORT_GUID = 0x5100;
    public static final long SPINE = 0x5200;
    public static final long LEAF = 0x51ff;

    /** The fabric, with the subnet manager at the target. */
    public static final Fabric FABRIC = Fabric.of(
            List.of(
                    node(LEAF, NodeType.SWITCH, "leaf", 4, true, switchPorts(LEAF, LEAF_PORT_GUID, 10)),
                    node(SPINE, NodeType.SWITCH, "spine", 3, false, switchPorts(SPINE, SPINE, 11)),
                    node(0xa0, NodeType.CA, "alpha HCA-1", 2, false, List.of(port(0xa0, 1, ALPHA_1, 1, 0, LEAF, 1))),
                    node(
                            0xb0,
                            NodeType.CA,
                            "beta HCA-1",
                            2,
                            false,
                            List.of(port(0xb0, 1, BETA_1, 16, 2, LEAF, 2), port(0xb0, 2, BETA_2, 20, 0, SPINE, 2))),
                    node(0xc0, NodeType.CA, "storage box", 1, false, List.of(port(0xc0, 1, TARGET_1, 3, 0, SPINE, 1))),
                    node(0xd0, NodeType.ROUTER, "gate", 1, false, List.of(port(0xd0, 1, ROUTER_1, 4, 0, LEAF, 4)))),
            OptionalLong.of(TARGET_1));

    private SmallFabric() {}

    public static Node node(
            long guid, NodeType type, String description, int ports, boolean enhanced, List<Port> shown) {
        return new Node(guid, type, description, ports, enhanced, shown);
    }

    /** A CA with one port, whose GUID is the node GUID plus 1. */
    public static Node host(long guid, String description) {
        return node(guid, NodeType.CA, description, 1, false, List.of(port(guid, 1, guid + 1, 0, 0, LEAF, 1)));
    }

    public static Port port(long node, int number, long guid, int lid, int lmc, long peer, int peerNumber) {
        return new Port(
                new PortId(node, number),
                guid,
                lid,
                lmc,
                Optional.of(new Link(new PortId(peer, peerNumber), 4, "EDR")));
    }

    private static List<Port> switchPorts(long node, long guid, int lid) {
        return node == LEAF
                ? List.of(
                        port0(node, guid, lid),
                        port(node, 1, guid, lid, 0, 0xa0, 1),
                        port(node, 2, guid, lid, 0, 0xb0, 1),
                        port(node, 3, guid, lid, 0, SPINE, 3),
                        port(node, 4, guid, lid, 0, 0xd0, 1))
                : List.of(
                        port0(node, guid, lid),
                        port(node, 1, guid, lid, 0, 0xc0, 1),
                        port(node, 2, guid, lid, 0, 0xb0, 2),
                        port(node, 3, guid, lid, 0, LEAF, 3));
    }

    private static Port port0(long node, long guid, int lid) {
        return new Port(new PortId(node, 0), guid, lid, 0, Optional.empty());
    }
}
