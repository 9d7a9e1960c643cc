package org.qos.dsl.check;

import java.util.Locale;

/** What OpenSM does with a file. */
public enum Verdict {
    /** It uses the file. */
    ACCEPTS,
    /** It depends on the fabric, and none was given; or on the contents of OpenSM's memory. */
    DEPENDS,
    /** It discards the whole file and continues without it. */
    REJECTS,
    /** It never finishes reading the file. */
    HANGS,
    /** It crashes, or exits at startup. */
    CRASHES;

    /** The more severe of two verdicts on parts of one file. */
    public Verdict and(Verdict other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /**
     * The verdict on a file with two causes, where OpenSM reaches this one first: once it stops reading, later causes have no
     * effect. Where it may reject the file at this one, a later crash or hang is not certain.
     */
    public Verdict then(Verdict later) {
        if (compareTo(REJECTS) >= 0 || this == DEPENDS && later.compareTo(REJECTS) > 0) {
            return this;
        }
        return and(later);
    }

    /** The word in messages and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
