package org.qos.dsl.check;

import java.util.Locale;

/** What a kind of finding is about. */
public enum Category {
    /** The file cannot have the effect that it states. */
    CORRECTNESS,
    /** The effect of the file is probably not intended. */
    SUSPICIOUS,
    /** The file would be easier to read or shorter. */
    STYLE,
    /** What a conversion writes differs from the policy. */
    CONVERSION,
    /** What an audit finds in a fabric with its policy. */
    AUDIT,
    /** The policy does not do what a test expects. */
    TEST;

    /** The word in lists of rules and machine formats. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
