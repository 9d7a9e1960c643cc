package org.qos.runtime.match.compiled;

/** Finds the first rules of many requests together, for one thread. */
interface BlockSearch {

    /** The maximum number of requests. */
    int SIZE = 256;

    /**
     * Finds the first rule that matches each request.
     *
     * @param from the place of the first request
     * @param count how many they are, 1 to {@link #SIZE}
     * @param rules receives the rules, from 0, or {@link RuleSearch#NONE}
     * @param begin the place of the first one in it
     */
    void search(RequestColumns requests, int from, int count, int[] rules, int begin);
}
