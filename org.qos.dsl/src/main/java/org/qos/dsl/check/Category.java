package org.qos.dsl.check;

import java.util.Locale;

/** What a rule is about. */
public enum Category {
    /** The file cannot do what it says. */
    CORRECTNESS,
    /** The file does something that its author will hardly have meant. */
    SUSPICIOUS,
    /** The file would be easier to read or shorter. */
    STYLE;

    /** The word in lists of rules and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
