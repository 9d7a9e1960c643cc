package org.qos.runtime.path.resolve;

import java.util.Arrays;
import org.qos.runtime.fabric.Port;

/**
 * A routed subnet in flat arrays, so that walking it allocates nothing and touches little memory. Ports are numbered
 * through all nodes: those of node n begin at {@code firstPort[n]}, the port number is added. Immutable once made.
 */
final class PathGraph {

    /** Is above the order of every rate, for ports whose rate is not given. */
    static final int UNKNOWN_RATE = 31;

    static final int NONE = -1;

    /** The node of each port. */
    final int[] node;
    /** The port at the other end of the cable, {@link #NONE} without one. */
    final int[] peer;
    /** MtuCap as code; 0 in {@link #mtuKnown} where it is the usual one. */
    final byte[] mtu;

    final boolean[] mtuKnown;
    /** The place of the rate among all, see {@link org.qos.runtime.value.Rate#order}. */
    final byte[] rate;
    /**
     * For each out-port a bit for each SL that is not dropped, by in-port; one element where all in-ports are alike; null
     * for ports without a cable.
     */
    final char[][] usable;

    /** Whether for an out-port and in-port 0 it is not known which SLs are dropped. */
    final boolean[] usableUnknown;

    /** The first port of each node. */
    final int[] firstPort;
    /** The forwarding table of each node; null for nodes that do not forward, empty for switches of unknown tables. */
    final byte[][] forwarding;

    /** The port of each endpoint. */
    final int[] endpointPort;
    /** The base LID of each endpoint. */
    final int[] baseLid;
    /** How many LIDs each endpoint has. */
    final int[] lids;
    /** The port GUID of each endpoint. */
    final long[] guid;
    /** The endpoint of each LID. */
    final int[] endpointOfLid;

    PathGraph(int nodes, int ports, int endpoints) {
        node = new int[ports];
        peer = new int[ports];
        mtu = new byte[ports];
        mtuKnown = new boolean[ports];
        rate = new byte[ports];
        usable = new char[ports][];
        usableUnknown = new boolean[ports];
        firstPort = new int[nodes + 1];
        forwarding = new byte[nodes][];
        endpointPort = new int[endpoints];
        baseLid = new int[endpoints];
        lids = new int[endpoints];
        guid = new long[endpoints];
        endpointOfLid = new int[1 << 16];
        Arrays.fill(endpointOfLid, NONE);
    }

    boolean isSwitch(int port) {
        return forwarding[node[port]] != null;
    }

    /** The number of a port on its node. */
    int number(int port) {
        return port - firstPort[node[port]];
    }

    /** The port by which a switch forwards to a LID; {@link #NONE} when it does not. */
    int route(int node, int lid) {
        byte[] table = forwarding[node];
        if (lid >= table.length) {
            return NONE;
        }
        int out = table[lid] & 0xff;
        int port = firstPort[node] + out;
        return port < firstPort[node + 1] ? port : NONE;
    }

    /** The switch that an endpoint hangs on, or that it is port 0 of; {@link #NONE} without a cable. */
    int switchOf(int endpoint) {
        int port = endpointPort[endpoint];
        int next = isSwitch(port) ? port : peer[port];
        return next == NONE ? NONE : node[next];
    }

    /** The SLs that are not dropped on the way from an in-port to an out-port. */
    int usable(int outPort, int inNumber) {
        char[] rows = usable[outPort];
        return rows.length == 1 ? rows[0] : rows[inNumber];
    }

    /** Enters an endpoint and its LIDs; of two that claim a LID the first has it. */
    void endpoint(int index, Port port, int place) {
        endpointPort[index] = place;
        guid[index] = port.guid();
        baseLid[index] = port.lid();
        lids[index] = 1 << port.lmc();
        for (int lid = port.lid(); port.lid() != 0 && lid < port.lid() + lids[index]; lid++) {
            if (lid < endpointOfLid.length && endpointOfLid[lid] == NONE) {
                endpointOfLid[lid] = index;
            }
        }
    }
}
