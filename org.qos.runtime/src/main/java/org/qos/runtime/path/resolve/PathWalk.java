package org.qos.runtime.path.resolve;

import org.qos.runtime.value.Sl;

/**
 * Follows the forwarding tables from one endpoint to a LID of another, keeping the minimum MTU and rate and the SLs that no
 * hop drops (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms). One walk after the other; not for several threads.
 */
final class PathWalk {

    /** How many switches OpenSM follows a path through. */
    static final int MAX_HOPS = 64;

    private final PathGraph graph;
    private final CableWalk cables;
    private final boolean checksSls;

    /** The minimum MTU on the way, as code. */
    int mtu;
    /** Whether the MTU of every port on the way was given. */
    boolean mtuKnown;
    /** The order of the minimum rate among all; {@link PathGraph#UNKNOWN_RATE} when none was given. */
    int rate;
    /** A bit for each SL that is not dropped. */
    int usable;
    /** Where the walk ended: the destination, or the port where it failed. */
    int at;
    /** How many cables were passed. */
    int hops;

    /** Walks a subnet; without QoS every SL is usable. */
    PathWalk(PathGraph graph, CableWalk cables, boolean qos) {
        this.graph = graph;
        this.cables = cables;
        this.checksSls = qos;
    }

    /**
     * Walks to a LID.
     *
     * @return null when the destination was reached, else why not
     */
    Reason walk(int source, int destination, int lid) {
        int start = graph.endpointPort[source];
        int end = graph.endpointPort[destination];
        boolean byCables = start != end && !graph.isSwitch(start) && !graph.isSwitch(end);
        return byCables && cables.walk(start, end, lid, checksSls, this) ? null : plainWalk(source, destination, lid);
    }

    /** Takes what a walk along cables has found. */
    void reached(int end, int minMtu, int minRate, int usableSls, boolean allMtusKnown, int cablesPassed) {
        at = end;
        mtu = minMtu;
        rate = minRate;
        usable = usableSls;
        mtuKnown = allMtusKnown;
        hops = cablesPassed;
    }

    /** Walks port by port; finds out why there is no path. */
    Reason plainWalk(int source, int destination, int lid) {
        int port = graph.endpointPort[source];
        mtu = Integer.MAX_VALUE;
        mtuKnown = true;
        rate = PathGraph.UNKNOWN_RATE;
        usable = Sl.ALL_BITS;
        pass(port);
        if (graph.isSwitch(port)) {
            int out = graph.route(graph.node[port], lid);
            if (out == PathGraph.NONE) {
                return noRoute(port);
            }
            port = out;
        }
        if (checksSls && graph.usableUnknown[port]) {
            at = port;
            return Reason.SL2VL_NOT_KNOWN;
        }
        if (!stillUsable(port, 0)) {
            return Reason.ALL_SLS_DROPPED;
        }
        int end = end(destination, lid);
        return end == PathGraph.NONE ? noRoute(graph.endpointPort[destination]) : follow(port, end, lid);
    }

    /** A switch as destination is the port that it forwards its own LID to, port 0 by rights. */
    private int end(int destination, int lid) {
        int port = graph.endpointPort[destination];
        return graph.isSwitch(port) ? graph.route(graph.node[port], lid) : port;
    }

    private Reason follow(int from, int end, int lid) {
        int port = from;
        for (hops = 0; port != end; hops++) {
            at = port;
            int in = graph.peer[port];
            if (in == PathGraph.NONE) {
                return Reason.NO_CABLE;
            }
            at = in;
            if (in == end) {
                hops++;
                break;
            }
            if (!graph.isSwitch(in)) {
                return Reason.WRONG_DESTINATION;
            }
            pass(in);
            port = graph.route(graph.node[in], lid);
            if (port == PathGraph.NONE) {
                return noRoute(in);
            }
            pass(port);
            if (!stillUsable(port, graph.number(in))) {
                return Reason.ALL_SLS_DROPPED;
            }
            if (hops >= MAX_HOPS) {
                return Reason.LOOP;
            }
        }
        at = end;
        pass(end);
        return null;
    }

    /** A switch without any table has one that is not known, rather than an empty one. */
    private Reason noRoute(int port) {
        at = port;
        return graph.forwarding[graph.node[port]].length == 0 ? Reason.TABLE_UNKNOWN : Reason.NO_ROUTE;
    }

    private boolean stillUsable(int outPort, int inNumber) {
        at = outPort;
        usable &= checksSls ? graph.usable(outPort, inNumber) : Sl.ALL_BITS;
        return usable != 0;
    }

    private void pass(int port) {
        mtu = Math.min(mtu, graph.mtu[port]);
        mtuKnown &= graph.mtuKnown[port];
        rate = Math.min(rate, graph.rate[port]);
    }
}
