package org.qos.runtime.match.compiled;

/** Answers blocks of requests, for one thread. */
final class BlockMatcher {

    private final ClassLookup classes;
    private final BlockSearch search;
    /** For each {@link Criterion} the classes of a block of requests. */
    private final int[][] found = new int[Criterion.values().length][BlockSearch.SIZE];

    BlockMatcher(ClassLookup classes, RuleSearch search) {
        this.classes = classes;
        this.search = search.ofBlocks();
    }

    /**
     * Answers some requests.
     *
     * @param begin the place of the first one
     * @param count how many they are, 1 to {@link BlockSearch#SIZE}
     * @param rules receives the place of the rule that matched each, from 1, or 0 where none did
     * @param answers the place of the first of these
     */
    void match(RequestColumns requests, int begin, int count, int[] rules, int answers) {
        classes.fill(requests, begin, count, found);
        search.search(found, count, rules, answers);
        for (int i = answers; i < answers + count; i++) {
            rules[i]++;
        }
    }
}
