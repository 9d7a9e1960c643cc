package org.qos.analysis.audit.traffic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * Follows the paths between all end ports, one LID after the other: the paths to a LID share links as the branches of
 * a tree do, so that the work grows with the number of switches for each LID, not with the length of each path.
 */
public final class TrafficWalk {

    private final RoutedLinks links;
    private final PathSls sls;
    private final Ends ends;
    private final DestinationTree tree;
    private final VlUse use;
    private final Dependencies dependencies = new Dependencies();
    private final PathFaults faults = new PathFaults();
    private long paths;

    /** The VLs on the link after each switch, by switch and SL. */
    private final char[] vls;
    /** The MTUs of the paths on a VL of the link after a switch, by switch, SL and VL: a bit for each code. */
    private final byte[] mtus;
    /** A source whose packets are on a VL of the link after a switch, by switch, SL and VL. */
    private final int[] feeder;

    private TrafficWalk(RoutedLinks links, PathSls sls, boolean withSwitches) {
        this.links = links;
        this.sls = sls;
        this.ends = new Ends(links, withSwitches);
        this.tree = new DestinationTree(links);
        this.use = new VlUse(links.ports());
        this.vls = new char[links.nodes() * Sl.COUNT];
        this.mtus = new byte[links.nodes() * Sl.COUNT * Vl.COUNT];
        this.feeder = new int[links.nodes() * Sl.COUNT * Vl.COUNT];
    }

    /**
     * Follows the paths.
     *
     * @param links the subnet
     * @param sls the SLs of paths
     * @param withSwitches whether paths begin and end at port 0 of switches, too
     * @param progress receives how many of each 1 000 end ports are done
     * @throws CancellationException when the thread is interrupted
     */
    public static Traffic follow(RoutedLinks links, PathSls sls, boolean withSwitches, IntConsumer progress) {
        return new TrafficWalk(links, sls, withSwitches).follow(progress);
    }

    private Traffic follow(IntConsumer progress) {
        for (int destination = 0; destination < ends.port.length; destination++) {
            Interruption.check();
            progress.accept((int) (1000L * destination / ends.port.length));
            for (int place = 0; ends.counts[destination] && place < ends.lids[destination]; place++) {
                followTo(destination, ends.baseLid[destination] + place);
            }
        }
        return new Traffic(use, dependencies, faults, paths);
    }

    private void followTo(int destination, int lid) {
        tree.route(lid, ends.port[destination]);
        BitSet loop = tree.loop();
        if (!loop.isEmpty()) {
            List<Integer> outPorts = new ArrayList<>();
            loop.stream().forEach(node -> outPorts.add(tree.out[node]));
            faults.addLoop(lid, outPorts);
        }
        Arrays.fill(vls, (char) 0);
        for (int source = 0; source < ends.port.length; source++) {
            if (source != destination && ends.counts[source]) {
                send(source, destination, lid);
            }
        }
        for (int place = 0; place < tree.ordered; place++) {
            int node = tree.order[place];
            if (tree.reaches[node]) {
                forward(node, lid);
            }
        }
    }

    /** Sends packets of all SLs of a source that arrive into the link after its switch. */
    private void send(int source, int destination, int lid) {
        int wanted = sls.between(source, destination, lid);
        if (wanted == 0) {
            return;
        }
        paths++;
        int entry = ends.entry[source];
        if (entry == RoutedLinks.NONE) {
            sendDirectly(source, destination, lid, wanted);
            return;
        }
        int node = links.nodeOf[entry];
        if (!tree.reaches[node]) {
            faults.addUnrouted(lid, source);
            return;
        }
        int port = ends.port[source];
        long first = links.row(port, 0);
        int out = tree.out[node];
        long row = links.row(out, links.number(entry));
        boolean starts = port != entry;
        int mtu = 1 << Math.min(starts ? links.mtu(port) : Mtu.MAX_CODE, tree.mtu[node]);
        for (int bits = wanted; bits != 0; bits &= bits - 1) {
            int sl = Integer.numberOfTrailingZeros(bits);
            int bit = 1 << sl;
            if (starts && (Sl2VlRow.usable(first) & bit) == 0) {
                faults.addDropped(port, new PathUse(source, lid, sl));
            } else if ((Sl2VlRow.usable(row) & bit) == 0) {
                faults.addDropped(out, new PathUse(source, lid, sl));
            } else if ((tree.survive[node] & bit) == 0) {
                faults.addDropped(tree.dropper(node, sl), new PathUse(source, lid, sl));
            } else {
                if (starts) {
                    use.add(port, Sl2VlRow.vl(first, sl), sl, mtu);
                }
                enter(node, sl, Sl2VlRow.vl(row, sl), source, mtu);
            }
        }
    }

    /** A cable without a switch. */
    private void sendDirectly(int source, int destination, int lid, int wanted) {
        int port = ends.port[source];
        if (!links.isLinked(port) || links.peer(port) != ends.port[destination]) {
            faults.addUnrouted(lid, source);
            return;
        }
        long row = links.row(port, 0);
        for (int bits = wanted; bits != 0; bits &= bits - 1) {
            int sl = Integer.numberOfTrailingZeros(bits);
            if ((Sl2VlRow.usable(row) & 1 << sl) == 0) {
                faults.addDropped(port, new PathUse(source, lid, sl));
            } else {
                use.add(port, Sl2VlRow.vl(row, sl), sl, 1 << links.mtu(port));
            }
        }
    }

    private void enter(int node, int sl, int vl, int source, int mtuBits) {
        int place = node * Sl.COUNT + sl;
        if ((vls[place] >>> vl & 1) == 0) {
            vls[place] |= (char) (1 << vl);
            feeder[place * Vl.COUNT + vl] = source;
            mtus[place * Vl.COUNT + vl] = 0;
        }
        mtus[place * Vl.COUNT + vl] |= (byte) mtuBits;
    }

    /** Hands what is on the link after a switch on to the next one. */
    private void forward(int node, int lid) {
        int out = tree.out[node];
        boolean goesOn = tree.goesOn(node);
        int after = tree.after(node);
        long row = goesOn ? links.row(tree.out[after], links.number(links.peer[out])) : 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            int place = node * Sl.COUNT + sl;
            for (int bits = vls[place]; bits != 0; bits &= bits - 1) {
                int vl = Integer.numberOfTrailingZeros(bits);
                int mtuBits = mtus[place * Vl.COUNT + vl];
                use.add(out, vl, sl, mtuBits);
                if (goesOn) {
                    int source = feeder[place * Vl.COUNT + vl];
                    int then = Sl2VlRow.vl(row, sl);
                    enter(after, sl, then, source, mtuBits);
                    if (tree.goesOn(after)) {
                        dependencies.add(Channel.of(out, vl), Channel.of(tree.out[after], then), source, lid, sl);
                    }
                }
            }
        }
    }
}
