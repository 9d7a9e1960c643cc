package org.qos.runtime.value;

/** The number of a port on its node; 0 is the management port of a switch (IBTA vol. 1, 14.2.5.6). */
public final class PortNumber {

    /** The highest number. */
    public static final int MAX = 254;

    /**
     * The highest number that OpenSM 3.3.23 accepts in a policy (osm_qos_policy.h, OSM_QOS_POLICY_MAX_PORTS_ON_SWITCH, which is one more).
     */
    public static final int MAX_OPENSM = 127;

    /** How many ports a switch has at most, the management port included. */
    public static final int COUNT = MAX + 1;

    private PortNumber() {}
}
