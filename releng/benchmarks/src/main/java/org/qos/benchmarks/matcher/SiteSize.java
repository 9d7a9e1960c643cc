package org.qos.benchmarks.matcher;

/** The sizes of policy and fabric in the benchmarks. */
public enum SiteSize {
    /** A cluster. */
    MEDIUM(1_000, 1_000),
    /** The largest subnet: nearly as many ports as there are unicast LIDs. */
    LARGE(10_000, 40_000);

    private final int rules;
    private final int ports;

    SiteSize(int rules, int ports) {
        this.rules = rules;
        this.ports = ports;
    }

    /** How many rules the policy has. */
    public int rules() {
        return rules;
    }

    /** How many endpoints the fabric has. */
    public int ports() {
        return ports;
    }
}
