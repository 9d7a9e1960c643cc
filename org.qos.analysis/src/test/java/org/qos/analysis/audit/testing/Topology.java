package org.qos.analysis.audit.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
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
import org.qos.runtime.value.Sl2VlRow;

/**
 * Collects a subnet node by node. A node has the place at which it was added as GUID, from 1; its LID is the same
 * number. Links are 4x EDR.
 */
public final class Topology {

    private static final int WIDTH = 4;
    private static final String SPEED = "EDR";

    private final List<String> names = new ArrayList<>();
    private final List<NodeType> types = new ArrayList<>();
    private final Map<PortId, PortId> cables = new TreeMap<>();
    private final ForwardingTables.Builder forwarding = ForwardingTables.builder();
    private final Sl2VlRows.Builder rows = Sl2VlRows.builder();
    private final Map<PortId, PortState> states = new LinkedHashMap<>();

    /** Adds a switch; returns its GUID and LID. */
    public int addSwitch(String name) {
        int guid = add(name, NodeType.SWITCH);
        forwarding.table(guid).entry(guid, guid, 0);
        return guid;
    }

    /** Adds a channel adapter; returns its GUID and LID. */
    public int addAdapter(String name) {
        return add(name, NodeType.CA);
    }

    private int add(String name, NodeType type) {
        names.add(name);
        types.add(type);
        return names.size();
    }

    /** Connects two ports. */
    public Topology cable(int one, int port, int other, int otherPort) {
        cables.put(new PortId(one, port), new PortId(other, otherPort));
        cables.put(new PortId(other, otherPort), new PortId(one, port));
        return this;
    }

    /** Has a switch forward a LID. */
    public Topology route(int node, int lid, int port) {
        forwarding.entry(node, lid, port);
        return this;
    }

    /** Sets the SL2VL row of an out-port for all in-ports. */
    public Topology sl2vl(int node, int port, List<Integer> vls) {
        for (int in = 0; in <= maxPort(node); in++) {
            sl2vl(node, port, in, vls);
        }
        return this;
    }

    /** Sets one SL2VL row. */
    public Topology sl2vl(int node, int port, int inPort, List<Integer> vls) {
        rows.row(new PortId(node, port), inPort, Sl2VlRow.of(vls));
        return this;
    }

    /** Sets what is known of a port. */
    public Topology state(int node, int port, PortState state) {
        states.put(new PortId(node, port), state);
        return this;
    }

    /** What was collected. */
    public SubnetState build() {
        List<Node> nodes = new ArrayList<>();
        for (int guid = 1; guid <= names.size(); guid++) {
            nodes.add(node(guid));
        }
        return SubnetState.of(Fabric.of(nodes, OptionalLong.empty()))
                .withForwarding(forwarding.build())
                .withSl2Vl(rows.build())
                .withPorts(states);
    }

    private Node node(int guid) {
        NodeType type = types.get(guid - 1);
        List<Port> ports = new ArrayList<>();
        if (type == NodeType.SWITCH) {
            ports.add(new Port(new PortId(guid, 0), guid, guid, 0, Optional.empty()));
        }
        cables.forEach((from, to) -> {
            if (from.nodeGuid() == guid) {
                Link link = new Link(to, WIDTH, SPEED);
                int lid = type == NodeType.SWITCH ? 0 : guid;
                long portGuid = type == NodeType.SWITCH || from.number() == 1 ? guid : 1000L * guid + from.number();
                ports.add(new Port(from, portGuid, from.number() == 1 ? lid : 0, 0, Optional.of(link)));
            }
        });
        return new Node(guid, type, names.get(guid - 1), maxPort(guid), false, ports);
    }

    private int maxPort(int guid) {
        return cables.keySet().stream()
                .filter(port -> port.nodeGuid() == guid)
                .mapToInt(PortId::number)
                .max()
                .orElse(1);
    }
}
