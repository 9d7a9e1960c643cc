package org.qos.runtime.option;

import org.qos.runtime.fabric.NodeType;

/** The kinds of ports for which OpenSM has QoS options of their own (OpenSM osm_qos.c:osm_qos_setup). */
public enum PortKind {
    /** Ports of channel adapters. */
    CA("qos_ca_", "CA ports"),
    /** Ports of routers. */
    ROUTER("qos_rtr_", "router ports"),
    /** The enhanced port 0 of switches. A base port 0 has no tables. */
    SWITCH_PORT_0("qos_sw0_", "enhanced switch ports 0"),
    /** The ports of switches that have a cable. */
    SWITCH_EXTERNAL("qos_swe_", "external switch ports");

    /** What the names of the options begin with that hold for every kind. */
    public static final String GENERAL_PREFIX = "qos_";

    private final String prefix;
    private final String title;

    PortKind(String prefix, String title) {
        this.prefix = prefix;
        this.title = title;
    }

    /** The kind of the ports of a node that have a cable. */
    public static PortKind ofCabled(NodeType type) {
        return switch (type) {
            case CA -> CA;
            case ROUTER -> ROUTER;
            case SWITCH -> SWITCH_EXTERNAL;
        };
    }

    /** What the names of its options begin with, such as {@code qos_ca_}. */
    public String prefix() {
        return prefix;
    }

    /** The name in messages, such as {@code CA ports}. */
    public String title() {
        return title;
    }
}
