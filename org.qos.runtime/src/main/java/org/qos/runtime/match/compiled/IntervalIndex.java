package org.qos.runtime.match.compiled;

/**
 * Finds the class of an unsigned 64-bit value where classes are given to intervals. A tree of tables: each node divides
 * the values from its first boundary to its last evenly into slots. A slot with one boundary has the classes below it and
 * from it on, a slot with several leads to a node of its own. So Service-IDs that lie in bunches take one step or two, and
 * a step has no branch.
 */
final class IntervalIndex {

    /** How many longs a node has: first boundary, shift to the slot, number of slots and place of the first slot. */
    static final int NODE_SIZE = 4;

    /** How many longs a slot has: its boundary, and the classes below and above or the complement of the place of its node. */
    static final int SLOT_SIZE = 2;

    private final long[] nodes;
    private final long[] slots;

    /**
     * An index as {@link IntervalIndexBuilder} makes it.
     *
     * @param nodes the nodes, the root first
     * @param slots the slots; the last slot of a node is for all values below its first boundary and from its last on
     */
    IntervalIndex(long[] nodes, long[] slots) {
        this.nodes = nodes;
        this.slots = slots;
    }

    /** The class of a value. */
    int classOf(long value) {
        int found = inNode(0, value);
        while (found < 0) {
            found = inNode(~found, value);
        }
        return found;
    }

    /**
     * Finds the classes of many values: those that lead to another node are looked up in it after all others, so that
     * no branch depends on a value.
     *
     * @param begin the place of the first value
     * @param count how many they are
     * @param found receives the classes
     * @param nested room for the places of values that lead to another node
     */
    void findClasses(long[] values, int begin, int count, int[] found, int[] nested) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            found[i] = inNode(0, values[begin + i]);
            nested[left] = i;
            left += found[i] >>> Integer.SIZE - 1;
        }
        while (left > 0) {
            int kept = 0;
            for (int next = 0; next < left; next++) {
                int i = nested[next];
                found[i] = inNode(~found[i], values[begin + i]);
                nested[kept] = i;
                kept += found[i] >>> Integer.SIZE - 1;
            }
            left = kept;
        }
    }

    /** The class, or the complement of the place of the next node. */
    private int inNode(int node, long value) {
        long count = nodes[node + 2];
        long slot = value - nodes[node] >>> nodes[node + 1];
        long isBeyond = count - slot >> Long.SIZE - 1;
        int place = (int) (nodes[node + 3] + SLOT_SIZE * (slot & ~isBeyond | count & isBeyond));
        return (int) (slots[place + 1] >>> (isBelow(value, slots[place]) & Integer.SIZE));
    }

    /** -1 if one number is below another, both unsigned, else 0 (H. Warren, Hacker's Delight, 2-12). */
    private static long isBelow(long value, long boundary) {
        return (~value & boundary | (~value | boundary) & value - boundary) >> Long.SIZE - 1;
    }

    /** How many bytes its arrays have. */
    long bytes() {
        return (long) Long.BYTES * (nodes.length + slots.length);
    }
}
