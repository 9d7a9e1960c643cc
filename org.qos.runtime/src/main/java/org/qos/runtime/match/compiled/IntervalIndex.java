package org.qos.runtime.match.compiled;

/**
 * Finds the class of an unsigned 64-bit value where classes are given to intervals. A tree of tables: each node divides
 * the values from its first boundary to its last evenly into slots, and a slot in which the class changes leads to a
 * node of its own. So a value of a P_Key takes one step, and Service-IDs that lie in bunches take two or three.
 */
final class IntervalIndex {

    /** How many longs a node has: first boundary, span to the last, classes beyond them, place of slots and shift. */
    static final int NODE_SIZE = 4;

    private final long[] nodes;
    private final int[] slots;

    /**
     * An index as {@link IntervalIndexBuilder} makes it.
     *
     * @param nodes the nodes, the root first
     * @param slots the class of each slot, or the complement of the place of its node
     */
    IntervalIndex(long[] nodes, int[] slots) {
        this.nodes = nodes;
        this.slots = slots;
    }

    /** The class of a value. */
    int classOf(long value) {
        int node = 0;
        while (true) {
            long first = nodes[node];
            long distance = value - first;
            if (Long.compareUnsigned(value, first) < 0) {
                return (int) (nodes[node + 2] >>> Integer.SIZE);
            }
            if (Long.compareUnsigned(distance, nodes[node + 1]) >= 0) {
                return (int) nodes[node + 2];
            }
            long place = nodes[node + 3];
            int slot = slots[(int) (place >>> Integer.SIZE) + (int) (distance >>> (int) place)];
            if (slot >= 0) {
                return slot;
            }
            node = ~slot;
        }
    }

    /** How many bytes its arrays have. */
    long bytes() {
        return (long) Long.BYTES * nodes.length + (long) Integer.BYTES * slots.length;
    }
}
