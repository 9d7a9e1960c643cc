package org.qos.runtime.match.compiled;

import java.util.Arrays;

/** Builds an {@link IntervalIndex} from boundaries. */
final class IntervalIndexBuilder {

    private static final int SLOTS_PER_BOUNDARY = 2;

    private final long[] starts;
    private final int[] classes;
    private long[] nodes = new long[IntervalIndex.NODE_SIZE];
    private int nodeEnd;
    private long[] slots = new long[16];
    private int slotEnd;

    private IntervalIndexBuilder(long[] starts, int[] classes) {
        this.starts = starts;
        this.classes = classes;
    }

    /**
     * Builds an index.
     *
     * @param starts the first values of intervals, ascending as unsigned numbers, 0 first
     * @param classes the classes of the intervals
     * @param count how many there are
     */
    static IntervalIndex build(long[] starts, int[] classes, int count) {
        IntervalIndexBuilder builder = new IntervalIndexBuilder(starts, classes);
        builder.add(count == 1 ? 0 : 1, count, 0);
        return new IntervalIndex(
                Arrays.copyOf(builder.nodes, builder.nodeEnd), Arrays.copyOf(builder.slots, builder.slotEnd));
    }

    /**
     * Adds a node for the boundaries from one place to before another, and returns where it is.
     *
     * @param lowest the lowest value that is looked up in it
     */
    private int add(int from, int to, long lowest) {
        long first = isApart(from, to, lowest) ? starts[from] : lowest;
        long span = starts[to - 1] - first;
        int shift = shift(span, to - from);
        int count = span == 0 ? 0 : (int) (span - 1 >>> shift) + 1;
        int base = reserveSlots(count + 1);
        int node = addNode(first, shift, count, base);
        int boundary = from;
        for (int slot = 0; slot < count; slot++) {
            long begin = first + ((long) slot << shift);
            boundary += starts[boundary] == begin ? 1 : 0;
            int after = boundary;
            while (after < to && starts[after] - begin >>> shift == 0) {
                after++;
            }
            fill(base + IntervalIndex.SLOT_SIZE * slot, boundary, after, begin);
            boundary = after;
        }
        set(base + IntervalIndex.SLOT_SIZE * count, first, classes[Math.max(0, from - 1)], classes[to - 1]);
        return node;
    }

    /** A slot with the boundaries from one place to before another, none of which is its first value. */
    private void fill(int slot, int from, int to, long lowest) {
        if (to - from > 1) {
            // first the nodes below it, which may replace the array
            int child = ~add(from, to, lowest);
            set(slot, 0, child, child);
        } else {
            set(slot, from < to ? starts[from] : 0, classes[from - 1], classes[to - 1]);
        }
    }

    /** Whether values below the first boundary are beyond all slots, as numbers without a sign. */
    private boolean isApart(int from, int to, long lowest) {
        long span = starts[to - 1] - starts[from];
        int shift = shift(span, to - from);
        return lowest == starts[from] || lowest - starts[from] >>> shift > span >>> shift;
    }

    /** At least 1, so that the number of a slot is not negative. */
    private static int shift(long span, int boundaries) {
        int shift = 1;
        while (Long.compareUnsigned(span >>> shift + 1, (long) SLOTS_PER_BOUNDARY * boundaries) > 0) {
            shift++;
        }
        return shift;
    }

    private int addNode(long first, int shift, int count, int base) {
        int node = nodeEnd;
        nodeEnd += IntervalIndex.NODE_SIZE;
        nodes = nodeEnd > nodes.length ? Arrays.copyOf(nodes, 2 * nodeEnd) : nodes;
        nodes[node] = first;
        nodes[node + 1] = shift;
        nodes[node + 2] = count;
        nodes[node + 3] = base;
        return node;
    }

    private void set(int slot, long boundary, int below, int above) {
        slots[slot] = boundary;
        slots[slot + 1] = (long) below << Integer.SIZE | Integer.toUnsignedLong(above);
    }

    private int reserveSlots(int wanted) {
        int base = slotEnd;
        slotEnd += IntervalIndex.SLOT_SIZE * wanted;
        slots = slotEnd > slots.length ? Arrays.copyOf(slots, 2 * slotEnd) : slots;
        return base;
    }
}
