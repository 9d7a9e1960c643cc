package org.qos.runtime.match.compiled;

/**
 * How much memory the compiler may spend.
 *
 * @param cells how many cells a table may have, of 4 bytes each
 * @param endLongs how many longs the vectors of an end may have, of 8 bytes each
 */
record Limits(int cells, int endLongs) {

    /** A table that stays in the cache of a core, 256 KB; 16 MB for the vectors of each end. */
    static final Limits USUAL = new Limits(1 << 16, 1 << 21);
}
