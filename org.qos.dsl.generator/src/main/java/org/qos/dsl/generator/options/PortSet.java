package org.qos.dsl.generator.options;

/** The sets of ports that OpenSM's options can give tables of their own (OpenSM osm_qos.c:osm_qos_setup). */
public enum PortSet {
    /** Ports of channel adapters. */
    CA("qos_ca_", "CA ports"),
    /** Ports of routers. */
    ROUTER("qos_rtr_", "router ports"),
    /** Enhanced port 0 of switches. */
    SWITCH_PORT_0("qos_sw0_", "switch ports 0"),
    /** External ports of switches. */
    SWITCH_EXTERNAL("qos_swe_", "external switch ports");

    private final String prefix;
    private final String title;

    PortSet(String prefix, String title) {
        this.prefix = prefix;
        this.title = title;
    }

    /** How the names of its options begin. */
    public String prefix() {
        return prefix;
    }

    /** What its ports are called. */
    public String title() {
        return title;
    }
}
