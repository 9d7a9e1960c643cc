package org.qos.analysis.audit.traffic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.ExpectedTables.Row;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.path.resolve.TableSource;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * The links of a subnet in flat arrays: cables, forwarding tables and SL2VL tables. Ports are numbered through all
 * nodes: those of node n begin at {@code firstPort[n]}, the port number is added. Immutable once made.
 */
public final class RoutedLinks {

    /** No port, no node. */
    static final int NONE = -1;

    private final RoutedSubnet subnet;
    private final List<Node> nodes;
    final int[] firstPort;
    /** The node of each port. */
    final int[] nodeOf;
    /** The port at the other end of the cable, {@link #NONE} without one. */
    final int[] peer;
    /** The forwarding table of each node; null for nodes that do not forward. */
    final byte[][] forwarding;
    /**
     * The SL2VL rows of each out-port by in-port, one where all are alike. VLs that the link is known not to use are
     * {@link Vl#DROP} here, because a port discards such packets (IBTA 7.6.6).
     */
    private final long[][] rows;

    /** The MTU of the link of each port with a cable, as code. */
    private final byte[] mtu;

    private final ExpectedTables tables;

    private RoutedLinks(RoutedSubnet subnet, ExpectedTables tables) {
        this.subnet = subnet;
        this.tables = tables;
        nodes = subnet.fabric().nodes();
        firstPort = new int[nodes.size() + 1];
        for (int node = 0; node < nodes.size(); node++) {
            firstPort[node + 1] = firstPort[node] + ports(nodes.get(node));
        }
        int ports = firstPort[nodes.size()];
        nodeOf = new int[ports];
        peer = new int[ports];
        mtu = new byte[ports];
        forwarding = new byte[nodes.size()][];
        rows = new long[ports][];
    }

    /**
     * The links of a subnet.
     *
     * @param subnet has the cables, the forwarding tables and the VLs of links
     * @param tables the SL2VL tables that packets meet
     */
    public static RoutedLinks of(RoutedSubnet subnet, ExpectedTables tables) {
        RoutedLinks links = new RoutedLinks(subnet, tables);
        Map<Long, Integer> places = new HashMap<>();
        for (int node = 0; node < links.nodes.size(); node++) {
            places.putIfAbsent(links.nodes.get(node).guid(), node);
        }
        for (int node = 0; node < links.nodes.size(); node++) {
            links.enter(node, places);
        }
        links.removeOneSided();
        return links;
    }

    /** A cable that only one end shows, such as in a file that was cut, leads nowhere. */
    private void removeOneSided() {
        int[] shown = peer.clone();
        for (int port = 0; port < shown.length; port++) {
            if (shown[port] != NONE && shown[shown[port]] != port) {
                peer[port] = NONE;
            }
        }
    }

    private void enter(int node, Map<Long, Integer> places) {
        Node entered = nodes.get(node);
        boolean isSwitch = entered.type() == NodeType.SWITCH;
        forwarding[node] = isSwitch ? subnet.forwarding().table(entered.guid()) : null;
        for (int port = firstPort[node]; port < firstPort[node + 1]; port++) {
            nodeOf[port] = node;
            int number = port - firstPort[node];
            PortId id = new PortId(entered.guid(), number);
            Optional<PortId> other = entered.port(number).flatMap(Port::link).map(Link::peer);
            peer[port] = other.map(some -> place(some, places)).orElse(NONE);
            mtu[port] = (byte) (peer[port] == NONE ? Mtu.MAX_CODE : subnet.linkMtu(id, other.orElseThrow()));
            if (peer[port] != NONE || isSwitch && number == 0) {
                rows[port] = rows(id, isSwitch ? firstPort[node + 1] - firstPort[node] : 1);
            }
        }
    }

    private int place(PortId port, Map<Long, Integer> places) {
        Integer node = places.get(port.nodeGuid());
        return node == null || firstPort[node] + port.number() >= firstPort[node + 1]
                ? NONE
                : firstPort[node] + port.number();
    }

    private long[] rows(PortId outPort, int inPorts) {
        int vls = vls(outPort);
        long[] all = new long[inPorts];
        boolean alike = true;
        for (int in = 0; in < inPorts; in++) {
            Row row = tables.row(outPort, in);
            boolean unset =
                    row.source() == TableSource.OPTIONS && !subnet.options().qos();
            all[in] = unset ? 0 : fitted(row.vls(), vls);
            alike &= all[in] == all[0];
        }
        return alike ? new long[] {all[0]} : all;
    }

    /** How many data VLs an out-port has at most; all of them where the snapshot does not say. */
    public int vls(PortId outPort) {
        boolean known =
                outPort.number() != 0 && subnet.state(outPort).operationalVls().isPresent();
        return known ? Vl.count(subnet.linkVls(outPort)) : Vl.DATA_COUNT;
    }

    private static long fitted(long row, int vls) {
        long fitted = row;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            if (Sl2VlRow.vl(row, sl) >= vls) {
                fitted |= (long) Vl.DROP << 4 * sl;
            }
        }
        return fitted;
    }

    private static int ports(Node node) {
        int max = node.ports().stream().mapToInt(Port::number).max().orElse(0);
        return Math.min(PortNumber.COUNT, Math.max(node.portCount(), max) + 1);
    }

    /** How many ports there are, numbered from 0. */
    public int ports() {
        return nodeOf.length;
    }

    /** How many nodes there are. */
    int nodes() {
        return nodes.size();
    }

    /** Where a port is. */
    public PortId id(int port) {
        return new PortId(nodes.get(nodeOf[port]).guid(), number(port));
    }

    /** Whether a cable leads from the port to a port of the subnet. */
    public boolean isLinked(int port) {
        return peer[port] != NONE;
    }

    /** The port that a cable leads to from a port that {@link #isLinked}. */
    public int peer(int port) {
        return peer[port];
    }

    /** The node of a port. */
    public Node node(int port) {
        return nodes.get(nodeOf[port]);
    }

    /** The tables that packets meet. */
    public ExpectedTables tables() {
        return tables;
    }

    /** How many rows the SL2VL table of a linked out-port has: one where all in-ports are alike. */
    public int rowCount(int outPort) {
        return rows[outPort].length;
    }

    /** The subnet. */
    public RoutedSubnet subnet() {
        return subnet;
    }

    /** The MTU of the link of a port as code; the maximum without a link. */
    int mtu(int port) {
        return mtu[port];
    }

    boolean isSwitch(int port) {
        return forwarding[nodeOf[port]] != null;
    }

    /** The number of a port on its node. */
    int number(int port) {
        return port - firstPort[nodeOf[port]];
    }

    /** The port of an endpoint of the fabric. */
    int place(Port endpoint, Map<Long, Integer> firstOfNode) {
        return firstOfNode.get(endpoint.id().nodeGuid()) + endpoint.number();
    }

    /** The first port of each node by its GUID. */
    Map<Long, Integer> firstPorts() {
        Map<Long, Integer> first = new HashMap<>();
        for (int node = 0; node < nodes.size(); node++) {
            first.putIfAbsent(nodes.get(node).guid(), firstPort[node]);
        }
        return first;
    }

    /** The SL2VL row of an out-port for packets that came in by a port of that number. */
    public long row(int outPort, int inNumber) {
        long[] all = rows[outPort];
        return all.length == 1 ? all[0] : all[inNumber];
    }

    /** The port by which a switch forwards to a LID, {@link #NONE} when it does not. */
    int route(int node, int lid) {
        byte[] table = forwarding[node];
        if (lid >= table.length) {
            return NONE;
        }
        int port = firstPort[node] + (table[lid] & 0xff);
        return port < firstPort[node + 1] ? port : NONE;
    }
}
