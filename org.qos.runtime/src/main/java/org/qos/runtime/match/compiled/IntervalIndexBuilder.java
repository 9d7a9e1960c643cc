package org.qos.runtime.match.compiled;

import java.util.Arrays;

/** Builds an {@link IntervalIndex} from boundaries. */
final class IntervalIndexBuilder {

    /** Up to so many values between first and last boundary each value has a slot, whatever the boundaries. */
    private static final int SMALL_SPAN = 4096;

    private static final int SLOTS_PER_BOUNDARY = 2;

    private final long[] starts;
    private final int[] classes;
    private long[] nodes = new long[IntervalIndex.NODE_SIZE];
    private int nodeEnd;
    private int[] slots = new int[16];
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
        if (count == 1) {
            builder.addNode(0, 0, classes[0], classes[0]);
        } else {
            builder.add(1, count);
        }
        return new IntervalIndex(
                Arrays.copyOf(builder.nodes, builder.nodeEnd), Arrays.copyOf(builder.slots, builder.slotEnd));
    }

    /** Adds a node for the boundaries from one place to before another, and returns where it is. */
    private int add(int from, int to) {
        long first = starts[from];
        long span = starts[to - 1] - first;
        int node = addNode(first, span, classes[from - 1], classes[to - 1]);
        if (span == 0) {
            return node;
        }
        int shift = shift(span, to - from);
        int slotCount = (int) (span - 1 >>> shift) + 1;
        int base = reserveSlots(slotCount);
        nodes[node + 3] = (long) base << Integer.SIZE | shift;
        int boundary = from;
        for (int slot = base; slot < base + slotCount; slot++) {
            long begin = first + ((long) (slot - base) << shift);
            int after = boundary;
            while (after < to && starts[after] - begin >>> shift == 0) {
                after++;
            }
            // first the nodes below it, which may replace the array
            int content = slot(boundary, after, begin);
            slots[slot] = content;
            boundary = after;
        }
        return node;
    }

    /** What is in a slot that begins at a value and has the boundaries from one place to before another. */
    private int slot(int from, int to, long begin) {
        if (from == to) {
            return classes[from - 1];
        }
        return to - from == 1 && starts[from] == begin ? classes[from] : ~add(from, to);
    }

    private static int shift(long span, int boundaries) {
        if (Long.compareUnsigned(span, SMALL_SPAN) <= 0) {
            return 0;
        }
        int shift = 0;
        while (Long.compareUnsigned(span >>> shift, (long) SLOTS_PER_BOUNDARY * boundaries) > 0) {
            shift++;
        }
        return Math.max(0, shift - 1);
    }

    private int addNode(long first, long span, int below, int above) {
        int node = nodeEnd;
        nodeEnd += IntervalIndex.NODE_SIZE;
        nodes = nodeEnd > nodes.length ? Arrays.copyOf(nodes, 2 * nodeEnd) : nodes;
        nodes[node] = first;
        nodes[node + 1] = span;
        nodes[node + 2] = (long) below << Integer.SIZE | above;
        return node;
    }

    private int reserveSlots(int wanted) {
        int base = slotEnd;
        slotEnd += wanted;
        slots = slotEnd > slots.length ? Arrays.copyOf(slots, 2 * slotEnd) : slots;
        return base;
    }
}
