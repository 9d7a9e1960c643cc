package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * Finds the first rules of many requests with bit vectors, one step for all of them after the other: shapes that are left,
 * then the rules of one shape after the other. A processor can work on several requests at once, because within a step
 * hardly a branch depends on what it has read for one.
 */
final class VectorBlocks implements BlockSearch {

    private final ShapeVectors[] shapes;
    private final RuleEnd source;
    private final RuleEnd destination;
    private final ClassVectors[] vectors;

    private final ShapeSearch ofShape = new ShapeSearch();
    /** For each request the shapes that are left, as bits. */
    private final long[] left = new long[SIZE];

    private final int[] firsts = new int[SIZE];
    private final int[][] requests;
    private final int[] counts;

    /**
     * A search.
     *
     * @param shapes the vectors by shape
     * @param vectors the vectors by criterion
     * @param source the source
     * @param destination the destination
     */
    VectorBlocks(ShapeVectors[] shapes, ClassVectors[] vectors, RuleEnd source, RuleEnd destination) {
        this.shapes = shapes;
        this.vectors = vectors;
        this.source = source;
        this.destination = destination;
        // the last is for requests without a shape
        this.requests = new int[shapes.length + 1][SIZE];
        this.counts = new int[shapes.length + 1];
    }

    @Override
    public void search(int[][] classes, int count, int[] rules, int begin) {
        replace(classes[Criterion.SOURCE.ordinal()], source.classes(), count);
        replace(classes[Criterion.DESTINATION.ordinal()], destination.classes(), count);
        Arrays.fill(counts, 0);
        Arrays.fill(left, -1);
        for (int criterion = 0; criterion < vectors.length; criterion++) {
            joinShapes(vectors[criterion].shapes(), classes[criterion], count);
        }
        for (int request = 0; request < count; request++) {
            addToShapes(request, left[request]);
        }
        Arrays.fill(firsts, Integer.MAX_VALUE);
        for (int shape = 0; shape < shapes.length; shape++) {
            ofShape.search(shapes[shape], classes, requests[shape], counts[shape], firsts);
        }
        for (int request = 0; request < count; request++) {
            rules[begin + request] = firsts[request] == Integer.MAX_VALUE ? RuleSearch.NONE : firsts[request];
        }
    }

    private static void replace(int[] ports, int[] classes, int count) {
        for (int i = 0; i < count; i++) {
            ports[i] = classes[ports[i]];
        }
    }

    private void joinShapes(long[] shapesOf, int[] classes, int count) {
        for (int request = 0; request < count; request++) {
            left[request] &= shapesOf[classes[request]];
        }
    }

    /** Most requests have one shape left, or none; how many is not predictable, so that the first is added without asking. */
    private void addToShapes(int request, long left) {
        int first = Math.min(Long.numberOfTrailingZeros(left), shapes.length);
        requests[first][counts[first]++] = request;
        for (long more = left & left - 1; more != 0; more &= more - 1) {
            int shape = Long.numberOfTrailingZeros(more);
            requests[shape][counts[shape]++] = request;
        }
    }
}
