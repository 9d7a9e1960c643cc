package org.qos.runtime.fabric;

/** The type of a node (IBTA NodeInfo:NodeType). */
public enum NodeType {
    /** A channel adapter. */
    CA,
    /** A switch. */
    SWITCH,
    /** A router. */
    ROUTER
}
