package org.qos.dsl.check;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
    /** Provably wrong: the policy is refused, or does not do what it says. */
    ERROR,
    /** Likely not what was meant. */
    WARNING,
    /** Style. */
    INFO;

    /** Whether it is as bad as the other one or worse. */
    public boolean atLeast(Severity other) {
        return ordinal() <= other.ordinal();
    }

    /** The word in messages and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
