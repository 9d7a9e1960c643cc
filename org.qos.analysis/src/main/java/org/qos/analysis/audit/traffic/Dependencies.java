package org.qos.analysis.audit.traffic;

import java.util.Arrays;
import org.qos.runtime.value.Sl;

/**
 * The channel dependency graph (Dally and Seitz 1987): a channel is the buffer of a VL at the far end of a link, and
 * depends on another one when packets in it wait for room in the other. Channels are numbered
 * by {@link Channel}. A hash table in flat arrays, each dependency once, with the first path that makes it.
 */
public final class Dependencies {

    private static final int FIRST_SIZE = 1 << 12;
    private static final long SPREAD = 0x9e3779b97f4a7c15L;
    private static final long EMPTY = -1;

    private long[] keys = new long[FIRST_SIZE];
    private int[] sources = new int[FIRST_SIZE];
    private int[] lidsAndSls = new int[FIRST_SIZE];
    private int size;

    /** No dependencies. */
    Dependencies() {
        Arrays.fill(keys, EMPTY);
    }

    /** Adds a dependency, which a path from an endpoint to a LID with an SL makes. */
    void add(int from, int to, int source, int lid, int sl) {
        long key = (long) from << Integer.SIZE | to;
        int place = place(key);
        if (keys[place] == key) {
            return;
        }
        keys[place] = key;
        sources[place] = source;
        lidsAndSls[place] = lid * Sl.COUNT + sl;
        if (++size * 2 > keys.length) {
            grow();
        }
    }

    private int place(long key) {
        int place = (int) (key * SPREAD >>> Integer.SIZE) & keys.length - 1;
        while (keys[place] != EMPTY && keys[place] != key) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldSources = sources;
        int[] oldLids = lidsAndSls;
        keys = new long[2 * oldKeys.length];
        sources = new int[keys.length];
        lidsAndSls = new int[keys.length];
        Arrays.fill(keys, EMPTY);
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != EMPTY) {
                int place = place(oldKeys[old]);
                keys[place] = oldKeys[old];
                sources[place] = oldSources[old];
                lidsAndSls[place] = oldLids[old];
            }
        }
    }

    /** How many there are. */
    public int size() {
        return size;
    }

    /**
     * All of them, sorted: the channel that depends in the upper 32 bits, that on which it depends in the lower ones.
     */
    public long[] sorted() {
        long[] all = Arrays.stream(keys).filter(key -> key != EMPTY).toArray();
        Arrays.sort(all);
        return all;
    }

    /** The first path that makes a dependency which was added. */
    public PathUse path(int from, int to) {
        int place = place((long) from << Integer.SIZE | to);
        return new PathUse(sources[place], lidsAndSls[place] / Sl.COUNT, lidsAndSls[place] % Sl.COUNT);
    }
}
