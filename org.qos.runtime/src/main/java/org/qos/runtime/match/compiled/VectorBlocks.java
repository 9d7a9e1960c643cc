package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * Finds the first rules of many requests with bit vectors, one step for all of them after the other: shapes that are left,
 * then the rules of one shape after the other. A processor can work on several requests at once, because within a step
 * hardly a branch depends on what it has read for one.
 */
final class VectorBlocks implements BlockSearch {

    private final BlockLookup lookup;
    private final ShapeVectors[] shapes;
    private final ClassVectors[] fields;
    private final RuleEnd source;
    private final RuleEnd destination;
    private final long allShapes;

    private final ShapeSearch ofShape = new ShapeSearch();
    /** For each request the shapes that are left, as bits. */
    private final long[] left = new long[SIZE];
    /** The places of requests that have shapes left. */
    private final int[] places = new int[SIZE];

    private final int[] firsts = new int[SIZE];
    private final int[][] requestsOf;
    private final int[] counts;

    /**
     * A search.
     *
     * @param lookup finds the classes
     * @param shapes the rules by shape
     * @param fields the vectors of the fields, by criterion
     * @param source the source
     * @param destination the destination
     */
    VectorBlocks(
            BlockLookup lookup, ShapeVectors[] shapes, ClassVectors[] fields, RuleEnd source, RuleEnd destination) {
        this.lookup = lookup;
        this.shapes = shapes;
        this.fields = fields;
        this.source = source;
        this.destination = destination;
        this.allShapes = -1L >>> Long.SIZE - shapes.length;
        // the last is for requests without a shape
        this.requestsOf = new int[shapes.length + 1][SIZE];
        this.counts = new int[shapes.length + 1];
    }

    @Override
    public void search(RequestColumns requests, int from, int count, int[] rules, int begin) {
        int[][] classes = lookup.classes();
        lookup.fillFields(requests, from, count);
        Arrays.fill(left, allShapes);
        for (int field = 0; field < fields.length; field++) {
            joinField(fields[field].shapes(), classes[field], count);
        }
        int asking = placesLeft(count);
        lookup.fillPorts(requests, from, places, asking);
        joinEnd(source, classes[Criterion.SOURCE.ordinal()], asking);
        joinEnd(destination, classes[Criterion.DESTINATION.ordinal()], asking);
        Arrays.fill(counts, 0);
        while (asking > 0) {
            asking = addToShapes(asking);
        }
        Arrays.fill(firsts, Integer.MAX_VALUE);
        for (int shape = 0; shape < shapes.length; shape++) {
            ofShape.search(shapes[shape], classes, requestsOf[shape], counts[shape], firsts);
        }
        for (int request = 0; request < count; request++) {
            rules[begin + request] = firsts[request] == Integer.MAX_VALUE ? RuleSearch.NONE : firsts[request];
        }
    }

    private void joinField(long[] shapesOf, int[] classes, int count) {
        if (shapesOf.length == 1) {
            return;
        }
        for (int request = 0; request < count; request++) {
            left[request] &= shapesOf[classes[request]];
        }
    }

    /** Replaces classes of ports by those of the end. */
    private void joinEnd(RuleEnd end, int[] classes, int count) {
        long[] shapesOf = end.vectors().shapes();
        for (int next = 0; next < count; next++) {
            int request = places[next];
            classes[request] = end.classes()[classes[request]];
            left[request] &= shapesOf[classes[request]];
        }
    }

    /** Finds the requests for which the ports matter, because the fields leave a shape. */
    private int placesLeft(int count) {
        int asking = 0;
        for (int request = 0; request < count; request++) {
            places[asking] = request;
            asking += isNotZero(left[request]);
        }
        return asking;
    }

    /**
     * Takes a shape from each request and adds the request to it. How many shapes are left is not predictable, so that requests
     * with more of them are kept for another turn.
     */
    private int addToShapes(int count) {
        int kept = 0;
        for (int next = 0; next < count; next++) {
            int request = places[next];
            long ofRequest = left[request];
            int shape = Math.min(Long.numberOfTrailingZeros(ofRequest), shapes.length);
            requestsOf[shape][counts[shape]++] = request;
            left[request] = ofRequest & ofRequest - 1;
            places[kept] = request;
            kept += isNotZero(left[request]);
        }
        return kept;
    }

    private static int isNotZero(long bits) {
        return (int) ((bits | -bits) >>> Long.SIZE - 1);
    }
}
