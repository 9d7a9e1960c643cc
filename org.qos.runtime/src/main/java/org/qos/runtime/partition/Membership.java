package org.qos.runtime.partition;

/** How a port belongs to a partition. Two limited members cannot talk to each other. */
public enum Membership {
    /** May talk to every member. */
    FULL,
    /** May talk to full members only. */
    LIMITED,
    /** Has both P_Keys; OpenSM makes it full unless {@code allow_both_pkeys} is TRUE. */
    BOTH
}
