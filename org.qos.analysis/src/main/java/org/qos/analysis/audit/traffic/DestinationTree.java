package org.qos.analysis.audit.traffic;

import java.util.Arrays;
import java.util.BitSet;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;

/**
 * The paths of all switches to one LID, which the forwarding tables make a tree: where each switch sends packets, in
 * which order switches come, and which SLs survive. Used again for one LID after the other; not for several threads.
 */
final class DestinationTree {

    /** Is in {@link #next} for switches that send to the destination itself. */
    private static final int END = -2;

    private final RoutedLinks links;
    /** The out-port of each switch. */
    final int[] out;
    /** The switch that each switch sends to. */
    private final int[] next;
    /** The switches that are in no loop, each before the one that it sends to. */
    final int[] order;

    private final int[] waiting;
    /** The SLs that survive from the link after each switch on; 0 where the destination is not reached. */
    final char[] survive;
    /** Whether a switch forwards packets to the destination. */
    final boolean[] reaches;
    /** The MTU of the path from each switch on that reaches the destination, as code. */
    final byte[] mtu;
    /** The out-port after each switch that drops an SL; by switch and SL. */
    private final int[] dropper;

    int ordered;

    DestinationTree(RoutedLinks links) {
        this.links = links;
        int nodes = links.nodes();
        out = new int[nodes];
        next = new int[nodes];
        order = new int[nodes];
        waiting = new int[nodes];
        survive = new char[nodes];
        reaches = new boolean[nodes];
        mtu = new byte[nodes];
        dropper = new int[nodes * Sl.COUNT];
    }

    /** Works the paths to a LID out, which ends at a port. */
    void route(int lid, int end) {
        Arrays.fill(waiting, 0);
        for (int node = 0; node < out.length; node++) {
            next[node] = RoutedLinks.NONE;
            reaches[node] = false;
            survive[node] = 0;
            if (links.forwarding[node] != null) {
                out[node] = links.route(node, lid);
                next[node] = next(out[node], end);
                if (next[node] >= 0) {
                    waiting[next[node]]++;
                }
            }
        }
        order();
        for (int place = ordered - 1; place >= 0; place--) {
            survive(order[place]);
        }
    }

    private int next(int outPort, int end) {
        if (outPort == RoutedLinks.NONE) {
            return RoutedLinks.NONE;
        }
        int in = links.peer[outPort];
        if (outPort == end || in == end) {
            return END;
        }
        return in != RoutedLinks.NONE && links.isSwitch(in) ? links.nodeOf[in] : RoutedLinks.NONE;
    }

    private void order() {
        ordered = 0;
        for (int node = 0; node < out.length; node++) {
            if (links.forwarding[node] != null && waiting[node] == 0) {
                order[ordered++] = node;
            }
        }
        for (int place = 0; place < ordered; place++) {
            int node = next[order[place]];
            if (node >= 0 && --waiting[node] == 0) {
                order[ordered++] = node;
            }
        }
    }

    private void survive(int node) {
        int after = next[node];
        reaches[node] = after == END || after >= 0 && reaches[after];
        if (!reaches[node]) {
            return;
        }
        mtu[node] = (byte) Math.min(links.mtu(out[node]), after == END ? Mtu.MAX_CODE : mtu[after]);
        if (after == END) {
            survive[node] = (char) Sl.ALL_BITS;
            return;
        }
        int row = Sl2VlRow.usable(links.row(out[after], links.number(links.peer[out[node]])));
        survive[node] = (char) (row & survive[after]);
        for (int sl = 0; survive[node] != Sl.ALL_BITS && sl < Sl.COUNT; sl++) {
            dropper[node * Sl.COUNT + sl] = (row >>> sl & 1) == 0 ? out[after] : dropper[after * Sl.COUNT + sl];
        }
    }

    /**
     * Whether the switch at the end of the link after a switch sends packets on; else the link leads to the
     * destination.
     */
    boolean goesOn(int node) {
        return next[node] >= 0;
    }

    /** The switch that a switch sends to. */
    int after(int node) {
        return next[node];
    }

    /** The out-port after a switch that drops an SL which does not survive. */
    int dropper(int node, int sl) {
        return dropper[node * Sl.COUNT + sl];
    }

    /** The switches that send packets in a loop. */
    BitSet loop() {
        BitSet loop = new BitSet();
        for (int node = 0; node < out.length; node++) {
            if (waiting[node] > 0) {
                loop.set(node);
            }
        }
        return loop;
    }
}
