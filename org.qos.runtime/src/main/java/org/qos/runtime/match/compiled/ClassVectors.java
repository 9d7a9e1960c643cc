package org.qos.runtime.match.compiled;

/**
 * The vectors of the classes of one criterion.
 *
 * @param shapes for each class the shapes that it has rules of, as bits: those that do not state the criterion have
 *     all their rules
 * @param begins where the vectors begin, for each shape and in it for each class; 0 where there is none
 */
record ClassVectors(long[] shapes, int[][] begins) {

    /** Vectors that are still to be written. */
    static ClassVectors ofSize(int classes, int shapes) {
        return new ClassVectors(new long[classes], new int[shapes][classes]);
    }

    /** How many bytes its arrays have. */
    long bytes() {
        return (Long.BYTES + (long) Integer.BYTES * begins.length) * shapes.length;
    }
}
