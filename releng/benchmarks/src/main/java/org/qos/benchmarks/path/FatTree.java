package org.qos.benchmarks.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/**
 * A fat tree of three levels of switches with k ports each: k pods of k/2 edge and k/2 aggregation switches, k²/4 core switches,
 * k³/4 hosts. The destination LID chooses the way up, so that the load is spread.
 */
public final class FatTree {

    private static final long HOST = 0x10_0000_0000L;
    private static final long EDGE = 0x20_0000_0000L;
    private static final long AGGREGATION = 0x30_0000_0000L;
    private static final long CORE = 0x40_0000_0000L;

    private final int k;
    private final int half;
    private final int hosts;
    private final List<Node> nodes = new ArrayList<>();
    private final ForwardingTables.Builder forwarding = ForwardingTables.builder();

    /** A tree of switches with k ports, an even number. */
    public FatTree(int k) {
        this.k = k;
        this.half = k / 2;
        this.hosts = k * half * half;
        for (int host = 0; host < hosts; host++) {
            addHost(host);
        }
        for (int index = 0; index < k * half; index++) {
            addEdge(index);
            addAggregation(index);
        }
        for (int index = 0; index < half * half; index++) {
            addCore(index);
        }
    }

    int hosts() {
        return hosts;
    }

    int size() {
        return nodes.size();
    }

    /** Its nodes and links. */
    public Fabric fabric() {
        return Fabric.of(nodes, OptionalLong.of(hostPort(0)));
    }

    /** The forwarding tables of its switches. */
    public ForwardingTables forwarding() {
        return forwarding.build();
    }

    /** The port GUID of a host, from 0. */
    static long hostPort(int host) {
        return HOST + 4L * host + 1;
    }

    private void addHost(int host) {
        long guid = HOST + 4L * host;
        Link link = new Link(new PortId(EDGE + host / half, host % half + 1), 4, "HDR");
        Port port = new Port(new PortId(guid, 1), hostPort(host), host + 1, 0, Optional.of(link));
        nodes.add(new Node(guid, NodeType.CA, "host" + host, 1, false, List.of(port)));
    }

    private void addEdge(int index) {
        long guid = EDGE + index;
        List<PortId> peers = new ArrayList<>();
        for (int i = 0; i < half; i++) {
            peers.add(new PortId(HOST + 4L * (index * half + i), 1));
        }
        for (int i = 0; i < half; i++) {
            peers.add(new PortId(AGGREGATION + index / half * half + i, index % half + 1));
        }
        addSwitch(guid, hosts + 1 + index, "edge" + index, peers);
        for (int host = 0; host < hosts; host++) {
            forwarding.entry(guid, host + 1, host / half == index ? host % half + 1 : half + 1 + host % half);
        }
    }

    private void addAggregation(int index) {
        long guid = AGGREGATION + index;
        List<PortId> peers = new ArrayList<>();
        for (int i = 0; i < half; i++) {
            peers.add(new PortId(EDGE + index / half * half + i, half + 1 + index % half));
        }
        for (int i = 0; i < half; i++) {
            peers.add(new PortId(CORE + index % half * half + i, index / half + 1));
        }
        addSwitch(guid, hosts + 1 + k * half + index, "aggregation" + index, peers);
        for (int host = 0; host < hosts; host++) {
            int edge = host / half;
            boolean down = edge / half == index / half;
            forwarding.entry(guid, host + 1, down ? edge % half + 1 : half + 1 + edge % half);
        }
    }

    private void addCore(int index) {
        long guid = CORE + index;
        List<PortId> peers = new ArrayList<>();
        for (int pod = 0; pod < k; pod++) {
            peers.add(new PortId(AGGREGATION + (long) pod * half + index / half, half + 1 + index % half));
        }
        addSwitch(guid, hosts + 1 + 2 * k * half + index, "core" + index, peers);
        for (int host = 0; host < hosts; host++) {
            forwarding.entry(guid, host + 1, host / (half * half) + 1);
        }
    }

    private void addSwitch(long guid, int lid, String name, List<PortId> peers) {
        List<Port> ports = new ArrayList<>();
        ports.add(new Port(new PortId(guid, 0), guid, lid, 0, Optional.empty()));
        for (int i = 0; i < peers.size(); i++) {
            ports.add(new Port(new PortId(guid, i + 1), guid, lid, 0, Optional.of(new Link(peers.get(i), 4, "HDR"))));
        }
        nodes.add(new Node(guid, NodeType.SWITCH, name, k, true, ports));
    }
}
