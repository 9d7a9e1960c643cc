package org.qos.dsl.check;

import java.util.Locale;

/** The severity of a finding. */
public enum Severity {
    /** Provably wrong: OpenSM rejects the policy, or it has another effect than it states. */
    ERROR,
    /** Probably not intended. */
    WARNING,
    /** Style. */
    INFO;

    /** Whether it is at least as severe as the other. */
    public boolean atLeast(Severity other) {
        return ordinal() <= other.ordinal();
    }

    /** The word in messages and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
