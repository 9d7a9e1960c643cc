package org.qos.runtime.path.resolve;

/** How the fields of a level that has been chosen become a path. */
public enum Profile {
    /** As OpenSM 3.3.23 does, its oddities included; compared with the running program. */
    OPENSM,
    /**
     * As the RFC asks: path bits choose the destination LID, QoS-Class and TClass of the level are in the record, P_Keys
     * come with their membership bit, and a link can be asked for a slower rate exactly.
     */
    RFC
}
