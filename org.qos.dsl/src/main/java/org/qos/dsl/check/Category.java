package org.qos.dsl.check;

/** What a rule is about. */
public enum Category {
    /** The file cannot do what it says. */
    CORRECTNESS,
    /** The file does something that its author will hardly have meant. */
    SUSPICIOUS,
    /** The file would be easier to read or shorter. */
    TIDY
}
