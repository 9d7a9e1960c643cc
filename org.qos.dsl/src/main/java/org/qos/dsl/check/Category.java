package org.qos.dsl.check;

import java.util.Locale;

/** What a rule is about. */
public enum Category {
    /** The file cannot have the effect that it states. */
    CORRECTNESS,
    /** The effect of the file is probably not intended. */
    SUSPICIOUS,
    /** The file would be easier to read or shorter. */
    STYLE;

    /** The word in lists of rules and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
