package org.qos.runtime.path.resolve;

import java.util.Locale;

/** Where the tables of a port are from; the first that has a table counts. */
public enum TableSource {
    /** The {@code qos-setup} of the policy, which is programmed port by port. */
    POLICY,
    /** What was read from the subnet. */
    SUBNET,
    /** The options of OpenSM. */
    OPTIONS;

    /** The name in output for programs. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
