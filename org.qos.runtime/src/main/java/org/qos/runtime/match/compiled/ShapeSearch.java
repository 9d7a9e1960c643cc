package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * Finds the first rules of one shape for many requests, one step for all of them after the other: in the table of its
 * combinations of classes, or the first words of 64 rules that are left by the summaries of all vectors, then the rules in these
 * words. Only where the first word has none, the rest of the vectors is searched for that request alone.
 */
final class ShapeSearch {

    /** For each criterion the vectors of the requests. */
    private final int[][] vectors = new int[Criterion.values().length][BlockSearch.SIZE];

    private final long[] summaries = new long[BlockSearch.SIZE];
    private final int[] cells = new int[BlockSearch.SIZE];
    private final long[] words = new long[BlockSearch.SIZE];

    /**
     * Lowers the rules of some requests to the first one of a shape that they match.
     *
     * @param classes the classes of the vectors of each criterion
     * @param requests the requests for which each criterion has rules of this shape
     * @param count how many they are
     * @param firsts for each request the first rule that is known
     */
    void search(ShapeVectors shape, int[][] classes, int[] requests, int count, int[] firsts) {
        if (count > 0 && shape.cells().length > 0) {
            searchCells(shape, classes, requests, count, firsts);
        } else if (count > 0) {
            searchVectors(shape, classes, requests, count, firsts);
        }
    }

    private void searchCells(ShapeVectors shape, int[][] classes, int[] requests, int count, int[] firsts) {
        Arrays.fill(cells, 0, count, 0);
        for (int i = 0; i < shape.criteria().length; i++) {
            joinCells(shape.begins()[i].length, classes[shape.criteria()[i]], requests, count);
        }
        for (int next = 0; next < count; next++) {
            int request = requests[next];
            firsts[request] = Math.min(firsts[request], shape.cells()[cells[next]]);
        }
    }

    private void joinCells(int ofCriterion, int[] classes, int[] requests, int count) {
        for (int next = 0; next < count; next++) {
            cells[next] = cells[next] * ofCriterion + classes[requests[next]];
        }
    }

    private void searchVectors(ShapeVectors shape, int[][] classes, int[] requests, int count, int[] firsts) {
        Arrays.fill(summaries, 0, count, -1);
        Arrays.fill(words, 0, count, -1);
        for (int i = 0; i < shape.criteria().length; i++) {
            joinSummaries(shape.longs(), shape.begins()[i], classes[shape.criteria()[i]], requests, count, vectors[i]);
        }
        for (int i = 0; i < shape.criteria().length; i++) {
            joinWords(shape.longs(), vectors[i], count);
        }
        for (int next = 0; next < count; next++) {
            int request = requests[next];
            long summary = summaries[next];
            int rule = summary != 0 && words[next] != 0
                    ? ruleOf(shape, 0, summary, words[next])
                    : after(shape, next, summary & summary - 1);
            firsts[request] = Math.min(firsts[request], rule);
        }
    }

    private void joinSummaries(long[] longs, int[] begins, int[] classes, int[] requests, int count, int[] ofRequests) {
        for (int next = 0; next < count; next++) {
            int vector = begins[classes[requests[next]]];
            ofRequests[next] = vector;
            summaries[next] &= longs[vector];
        }
    }

    private void joinWords(long[] longs, int[] ofRequests, int count) {
        for (int next = 0; next < count; next++) {
            long lowest = Long.lowestOneBit(summaries[next]);
            // where no bit is left the word is not used, but has to be in the array
            long below = lowest - 1 & -lowest >> Long.SIZE - 1;
            words[next] &= VectorStore.word(longs, ofRequests[next], below);
        }
    }

    private static int ruleOf(ShapeVectors shape, int block, long summary, long word) {
        int place = block * Shapes.BLOCK + Long.numberOfTrailingZeros(summary) * Long.SIZE;
        return shape.rules()[place + Long.numberOfTrailingZeros(word)];
    }

    /** The first rule of the words that are left in the first block, or of the other blocks, or Integer.MAX_VALUE. */
    private int after(ShapeVectors shape, int next, long ofFirstBlock) {
        long summary = ofFirstBlock;
        for (int block = 0; ; ) {
            for (; summary != 0; summary &= summary - 1) {
                long word = word(shape, next, block, Long.lowestOneBit(summary) - 1);
                if (word != 0) {
                    return ruleOf(shape, block, summary, word);
                }
            }
            block++;
            if (block * Shapes.BLOCK >= shape.rules().length) {
                return Integer.MAX_VALUE;
            }
            summary = summary(shape, next, block);
        }
    }

    private long summary(ShapeVectors shape, int next, int block) {
        long summary = -1;
        for (int i = 0; i < shape.criteria().length; i++) {
            summary &= shape.longs()[vectors[i][next] + 2 * block];
        }
        return summary;
    }

    private long word(ShapeVectors shape, int next, int block, long below) {
        long word = -1;
        for (int i = 0; i < shape.criteria().length; i++) {
            word &= VectorStore.word(shape.longs(), vectors[i][next] + 2 * block, below);
        }
        return word;
    }
}
