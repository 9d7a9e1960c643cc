package org.qos.runtime.match.compiled;

import java.util.List;

/**
 * Whether a port is in one of the groups that a rule names for an end: a bit for each group in each class of ports.
 * Takes little memory where ports are of very many classes, but each rule has to be asked about.
 *
 * @param named the groups that each rule names for this end; none when it does not state the end
 * @param words how many words of bits a class has
 * @param bits the groups of each class
 */
record GroupMembership(NumberLists named, int words, long[] bits) {

    static GroupMembership of(NumberLists named, List<NumberSet> groupsOfClasses, int groups) {
        int words = (groups + Long.SIZE - 1) / Long.SIZE;
        long[] bits = new long[words * groupsOfClasses.size()];
        for (int portClass = 0; portClass < groupsOfClasses.size(); portClass++) {
            int begin = portClass * words;
            groupsOfClasses.get(portClass).forEach(group -> bits[begin + group / Long.SIZE] |= 1L << group);
        }
        return new GroupMembership(named, words, bits);
    }

    /** Whether the rule asks nothing about the end, or a port of that class is in one of its groups. */
    boolean holds(int rule, int portClass) {
        int begin = named.begin(rule);
        int end = named.ends()[rule];
        for (int i = begin; i < end; i++) {
            int group = named.numbers()[i];
            if ((bits[portClass * words + group / Long.SIZE] >>> group & 1) != 0) {
                return true;
            }
        }
        return begin == end;
    }

    /** How many bytes its arrays have. */
    long bytes() {
        return named.bytes() + (long) Long.BYTES * bits.length;
    }
}
