package org.qos.runtime.match.compiled;

import java.util.stream.IntStream;

/** Finds the first rule that matches, by the classes of what a request carries. */
sealed interface RuleSearch permits RuleVectors, RuleCube {

    /** The answer when no rule matches. */
    int NONE = -1;

    /** Whether the ports matter, after the fields have been examined; else no rule matches. */
    boolean asksForPorts(int service, int qosClass, int tclass, int pkey);

    /**
     * The first rule that matches, from 0, or {@link #NONE}.
     *
     * @param service the class of the Service-ID
     * @param qosClass the class of the QoS-Class
     * @param tclass the class of the TClass
     * @param pkey the class of the P_Key
     * @param source the class of the source port
     * @param destination the class of the destination port
     */
    int first(int service, int qosClass, int tclass, int pkey, int source, int destination);

    /** A search for many requests, to be used by one thread with a lookup of its own. */
    default BlockSearch ofBlocks(BlockLookup lookup) {
        int[][] classes = lookup.classes();
        int[] all = IntStream.range(0, BlockSearch.SIZE).toArray();
        return (requests, from, count, rules, begin) -> {
            lookup.fillFields(requests, from, count);
            lookup.fillPorts(requests, from, all, count);
            for (int i = 0; i < count; i++) {
                rules[begin + i] =
                        first(classes[0][i], classes[1][i], classes[2][i], classes[3][i], classes[4][i], classes[5][i]);
            }
        };
    }

    /** How many bytes it has. */
    long bytes();
}
