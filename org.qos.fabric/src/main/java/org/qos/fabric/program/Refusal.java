package org.qos.fabric.program;

/** Why nothing is set. */
public enum Refusal {
    /** A port is not where the plan has it, or cannot be read. */
    PORT_MISSING(false),
    /** A table is not what it was when the plan was made. */
    TABLE_CHANGED(false),
    /** The plan drops an SL that the SA can return, on a port that is in use. */
    SL_DROPPED(true),
    /** The arbitration tables of a port are too short to serve the old and the new VLs at a time. */
    NO_SERVICE(true),
    /** There is no journal of this subnet that could be rolled back. */
    NO_JOURNAL(false);

    private final boolean forcible;

    Refusal(boolean forcible) {
        this.forcible = forcible;
    }

    /** Whether the user may insist. */
    public boolean isForcible() {
        return forcible;
    }
}
