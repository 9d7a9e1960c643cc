package org.qos.runtime.match.compiled;

/** Finds the first rules of many requests together. */
interface BlockSearch {

    /** The maximum number of requests. */
    int SIZE = 256;

    /**
     * Finds the first rule that matches each request.
     *
     * @param classes for each {@link Criterion} the classes of the requests; the search may change them
     * @param count how many requests there are, 1 to {@link #SIZE}
     * @param rules receives the rules, from 0, or {@link RuleSearch#NONE}
     * @param begin the place of the first one in it
     */
    void search(int[][] classes, int count, int[] rules, int begin);
}
