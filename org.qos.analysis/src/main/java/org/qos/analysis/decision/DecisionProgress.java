package org.qos.analysis.decision;

/** Hears how far a long question is. */
@FunctionalInterface
public interface DecisionProgress {

    /** Reports nothing. */
    DecisionProgress NONE = (rules, of) -> {};

    /**
     * Some rules are done.
     *
     * @param rules how many rules of the first policy are done
     * @param of how many it has
     */
    void done(int rules, int of);

    /**
     * Pairs of ports of some classes of requests are counted, after all rules are done.
     *
     * @param classes how many classes are done
     * @param of how many there are
     */
    default void counted(int classes, int of) {}
}
