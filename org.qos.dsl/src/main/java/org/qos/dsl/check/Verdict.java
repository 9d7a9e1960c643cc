package org.qos.dsl.check;

import java.util.Locale;

/** What OpenSM does with a file. */
public enum Verdict {
    /** It uses the file. */
    ACCEPTS,
    /** The fabric decides, and none was given; or what lies in the memory of OpenSM decides. */
    DEPENDS,
    /** It discards the whole file and goes on without. */
    REJECTS,
    /** It does not come back from reading the file. */
    HANGS,
    /** It dies. */
    CRASHES;

    /** The graver of two verdicts on parts of one file. */
    public Verdict and(Verdict other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /**
     * The verdict on a file with two causes, of which OpenSM meets this one first: what ends the reading, for good or ill,
     * is not undone by what would come later.
     */
    public Verdict then(Verdict later) {
        return compareTo(REJECTS) >= 0 ? this : and(later);
    }

    /** The word in messages and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
