package org.qos.runtime.match.compiled;

/**
 * One end of paths, source or destination, as rules see it.
 *
 * @param classes for each class of ports the class of its vectors
 * @param vectors the vectors; of one class that has every rule where the membership says
 * @param isTested whether the rules have to be asked about the membership
 * @param membership the groups of the ports, as far as they are needed
 */
record RuleEnd(int[] classes, ClassVectors vectors, boolean isTested, GroupMembership membership) {

    /** How many classes of ports the vectors distinguish. */
    int count() {
        return vectors.shapes().length;
    }

    /** How many bytes its arrays have. */
    long bytes() {
        return (long) Integer.BYTES * classes.length + vectors.bytes() + membership.bytes();
    }
}
