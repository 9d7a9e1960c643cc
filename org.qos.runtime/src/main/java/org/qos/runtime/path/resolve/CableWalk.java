package org.qos.runtime.path.resolve;

import org.qos.runtime.value.Sl;

/**
 * Follows a path from adapter to adapter cable by cable, with all that a step needs in two neighbouring words, so that a step
 * costs two reads of distant memory. It finds the same as the plain walk, or that the plain walk has to find out.
 */
final class CableWalk {

    private static final int MTU_SHIFT = 16;
    private static final int RATE_SHIFT = 20;
    private static final int MTU_BITS = 0xf;
    private static final int RATE_BITS = 0x1f;
    private static final int MTU_KNOWN = 1 << 25;
    private static final int ALIKE = 1 << 26;

    private final PathGraph graph;
    /** For each port what its cable and SL2VL allow, then peer port and, in the upper half, the peer's node. */
    private final long[] cables;

    CableWalk(PathGraph graph) {
        this.graph = graph;
        this.cables = new long[2 * graph.peer.length];
        for (int port = 0; port < graph.peer.length; port++) {
            int peer = graph.peer[port];
            cables[2 * port] = peer == PathGraph.NONE ? 0 : limits(port, peer);
            cables[2 * port + 1] = peer == PathGraph.NONE ? -1 : (long) graph.node[peer] << 32 | peer;
        }
    }

    private int limits(int port, int peer) {
        char[] rows = graph.usable[port];
        return (rows.length == 1 ? rows[0] | ALIKE : 0)
                | Math.min(graph.mtu[port], graph.mtu[peer]) << MTU_SHIFT
                | Math.min(graph.rate[port], graph.rate[peer]) << RATE_SHIFT
                | (graph.mtuKnown[port] && graph.mtuKnown[peer] ? MTU_KNOWN : 0);
    }

    /**
     * Walks between two ports of adapters or routers.
     *
     * @param checksSls whether SLs can be dropped
     * @param into receives the minimum MTU and rate, the SLs that are left and the number of cables
     * @return whether the end was reached with an SL left; otherwise nothing is said
     */
    boolean walk(int start, int end, int lid, boolean checksSls, PathWalk into) {
        int port = start;
        int inNumber = 0;
        int mtu = MTU_BITS;
        int rate = RATE_BITS;
        int usable = Sl.ALL_BITS;
        int known = MTU_KNOWN;
        for (int hops = 0; hops <= PathWalk.MAX_HOPS; hops++) {
            int limits = (int) cables[2 * port];
            long next = cables[2 * port + 1];
            int peer = (int) next;
            if (peer == PathGraph.NONE) {
                return false;
            }
            mtu = Math.min(mtu, limits >>> MTU_SHIFT & MTU_BITS);
            rate = Math.min(rate, limits >>> RATE_SHIFT & RATE_BITS);
            known &= limits;
            if (checksSls) {
                usable &= (limits & ALIKE) != 0 ? limits : graph.usable(port, inNumber);
            }
            int node = (int) (next >>> 32);
            byte[] table = graph.forwarding[node];
            if (peer == end || table == null) {
                into.reached(end, mtu, rate, usable & Sl.ALL_BITS, known != 0, hops + 1);
                return peer == end && (usable & Sl.ALL_BITS) != 0;
            }
            int first = graph.firstPort[node];
            port = lid < table.length ? first + (table[lid] & 0xff) : Integer.MAX_VALUE;
            if (port >= graph.firstPort[node + 1]) {
                return false;
            }
            inNumber = peer - first;
        }
        return false;
    }
}
