package org.qos.runtime.match.compiled;

/**
 * The vectors of the classes of one criterion.
 *
 * @param shapes for each class the shapes that it has rules of, as bits: those that do not state the criterion have
 *     all their rules
 * @param begins where the vectors begin, for each class and in it for each shape; 0 where there is none
 */
record ClassVectors(long[] shapes, int[] begins) {

    /** How many bytes its arrays have. */
    long bytes() {
        return (long) Long.BYTES * shapes.length + (long) Integer.BYTES * begins.length;
    }
}
