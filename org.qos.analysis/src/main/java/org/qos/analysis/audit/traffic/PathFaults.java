package org.qos.analysis.audit.traffic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is wrong with the paths of a subnet, counted by place, each with its first path. */
public final class PathFaults {

    /** How many destinations in a loop are kept. */
    private static final int KEPT_LOOPS = 1000;

    private final Map<Long, Dropped> dropped = new LinkedHashMap<>();
    private final List<Loop> loops = new ArrayList<>();
    private final Map<Integer, Unrouted> unrouted = new LinkedHashMap<>();

    /**
     * Paths whose packets of an SL an out-port drops.
     *
     * @param outPort the port
     * @param pairs how many paths these are
     * @param first the first of them
     */
    public record Dropped(int outPort, long pairs, PathUse first) {}

    /**
     * Switches that forward packets for a LID in a loop.
     *
     * @param lid the LID
     * @param outPorts the out-port of each switch in the loop
     */
    public record Loop(int lid, List<Integer> outPorts) {}

    /**
     * Paths to a LID that end where no switch forwards it, or at another port.
     *
     * @param lid the LID
     * @param sources how many end ports have no path
     * @param firstSource the index of the first of them
     */
    public record Unrouted(int lid, long sources, int firstSource) {}

    void addDropped(int outPort, PathUse path) {
        dropped.merge(
                (long) outPort << Integer.SIZE | path.sl(),
                new Dropped(outPort, 1, path),
                (one, other) -> new Dropped(outPort, one.pairs + 1, one.first));
    }

    void addLoop(int lid, List<Integer> outPorts) {
        if (loops.size() < KEPT_LOOPS) {
            loops.add(new Loop(lid, List.copyOf(outPorts)));
        }
    }

    void addUnrouted(int lid, int source) {
        unrouted.merge(
                lid, new Unrouted(lid, 1, source), (one, other) -> new Unrouted(lid, one.sources + 1, one.firstSource));
    }

    /** Dropped SLs by out-port and SL. */
    public Collection<Dropped> dropped() {
        return dropped.values();
    }

    /** Loops by LID; of very many the first. */
    public List<Loop> loops() {
        return loops;
    }

    /** LIDs without a path. */
    public Collection<Unrouted> unrouted() {
        return unrouted.values();
    }
}
