package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * The rules of one shape for a search, by the criteria that they state alone: every request has the others.
 *
 * @param longs the vectors
 * @param rules the rules of the shape
 * @param criteria the criteria, by their places; any one for rules without criteria
 * @param begins for each of these criteria where the vector of each class begins
 * @param cells for each combination of classes the first rule, or {@link Integer#MAX_VALUE}, that of the last criterion
 *     varies fastest; empty where there are too many, so that the vectors are searched
 */
record ShapeVectors(long[] longs, int[] rules, int[] criteria, int[][] begins, int[] cells) {

    /**
     * Selects them.
     *
     * @param vectors the vectors of all shapes by criterion
     */
    static ShapeVectors of(long[] longs, Shapes shapes, int shape, ClassVectors[] vectors) {
        int[] stated = Arrays.stream(Criterion.values())
                .filter(criterion -> shapes.states(shape, criterion))
                .mapToInt(Criterion::ordinal)
                .toArray();
        int[] criteria = stated.length == 0 ? new int[] {Criterion.SERVICE_ID.ordinal()} : stated;
        int[][] begins = Arrays.stream(criteria)
                .mapToObj(criterion -> vectors[criterion].begins()[shape])
                .toArray(int[][]::new);
        return new ShapeVectors(longs, shapes.rules(shape), criteria, begins, new int[0]);
    }

    /** The same with cells. */
    ShapeVectors withCells() {
        return new ShapeVectors(longs, rules, criteria, begins, ShapeCells.of(this));
    }

    /** How many combinations of classes there are; some number above {@link Integer#MAX_VALUE} for more than that. */
    long combinations() {
        long product = 1;
        for (int[] ofClasses : begins) {
            product *= product > Integer.MAX_VALUE ? 1 : ofClasses.length;
        }
        return product;
    }

    /** How many bytes its rules, criteria and cells have. */
    long bytes() {
        return (long) Integer.BYTES * (rules.length + criteria.length + cells.length);
    }
}
