package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * The vectors of one shape, of the criteria that its rules state alone: every request has the others.
 *
 * @param longs the vectors
 * @param rules the rules of the shape
 * @param criteria the criteria, by their places; any one for rules without criteria
 * @param begins for each of these criteria where the vector of each class begins
 */
record ShapeVectors(long[] longs, int[] rules, int[] criteria, int[][] begins) {

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
        return new ShapeVectors(
                longs,
                shapes.rules(shape),
                criteria,
                Arrays.stream(criteria)
                        .mapToObj(criterion -> vectors[criterion].begins()[shape])
                        .toArray(int[][]::new));
    }

    /** How many bytes its rules and criteria have. */
    long bytes() {
        return (long) Integer.BYTES * (rules.length + criteria.length);
    }
}
