package org.qos.dsl.syntax;

/** How often an entry may be written in one block, and what a further one means. */
public enum Occurrence {
    /** The syntax does not have the entry. */
    NEVER,
    /** Exactly once. */
    REQUIRED,
    /** At most once. */
    OPTIONAL,
    /** Any number of times; the values of all are merged. */
    MERGED,
    /** Any number of times, but the block needs this entry or another one that selects ports. */
    SELECTS_PORTS,
    /** Any number of times; the last one counts. */
    LAST_COUNTS;

    /** Whether a second entry is an error, or makes the first one void. */
    public boolean isSingle() {
        return this == REQUIRED || this == OPTIONAL || this == LAST_COUNTS;
    }
}
