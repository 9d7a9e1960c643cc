package org.qos.runtime.match.compiled;

/** Answers blocks of requests, for one thread. */
final class BlockMatcher {

    private final BlockSearch search;

    BlockMatcher(ClassLookup classes, RuleSearch search) {
        this.search = search.ofBlocks(new BlockLookup(classes));
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
        search.search(requests, begin, count, rules, answers);
        for (int i = answers; i < answers + count; i++) {
            rules[i]++;
        }
    }
}
