package org.qos.fabric.program;

/** Why nothing is set. */
public enum Refusal {
    /** A port is not where the plan has it, or cannot be read. */
    PORT_MISSING,
    /** A table is not what it was when the plan was made. */
    TABLE_CHANGED,
    /** The plan drops an SL that the SA can return, on a port that is in use. */
    SL_DROPPED,
    /** The arbitration tables of a port are too short to serve the old and the new VLs at a time. */
    NO_SERVICE,
    /** There is no journal of this subnet that could be rolled back. */
    NO_JOURNAL,
    /** The user does not want it. */
    NOT_WANTED
}
