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

    /** The word in messages and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
