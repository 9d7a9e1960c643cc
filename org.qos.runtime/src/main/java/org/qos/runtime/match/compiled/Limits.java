package org.qos.runtime.match.compiled;

/**
 * How much memory the compiler may spend.
 *
 * @param cells how many cells a table of all rules may have, or all tables of shapes, of 4 bytes each
 * @param endLongs how many longs the vectors of an end may have, of 8 bytes each
 */
record Limits(int cells, int endLongs) {

    /** Tables that stay in the cache of a core, 256 KB; 16 MB for the vectors of each end. */
    static final Limits USUAL = new Limits(1 << 16, 1 << 21);
}
