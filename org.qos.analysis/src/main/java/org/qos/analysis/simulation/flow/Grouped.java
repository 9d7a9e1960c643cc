package org.qos.analysis.simulation.flow;

/**
 * Numbers in groups, in their order within each.
 *
 * @param first the members of a group are from its entry to the next one
 * @param members the numbers, group by group
 */
record Grouped(int[] first, int[] members) {

    /**
     * Groups numbers by counting.
     *
     * @param groups the group of each number
     * @param count how many groups there are
     * @param members the numbers, each an index of {@code groups}
     */
    static Grouped by(int[] groups, int count, int[] members) {
        int[] first = new int[count + 1];
        for (int member : members) {
            first[groups[member] + 1]++;
        }
        for (int group = 0; group < count; group++) {
            first[group + 1] += first[group];
        }
        int[] next = first.clone();
        int[] grouped = new int[members.length];
        for (int member : members) {
            grouped[next[groups[member]]++] = member;
        }
        return new Grouped(first, grouped);
    }
}
