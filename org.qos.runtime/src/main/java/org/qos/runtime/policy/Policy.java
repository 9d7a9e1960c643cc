package org.qos.runtime.policy;

import java.util.List;

/**
 * A QoS policy: which level a path request gets, and which tables the ports are to have.
 *
 * @param groups the port groups in file order, without those that a duplicate name makes unreachable
 * @param levels the levels in file order, {@code defaultLevel} among them
 * @param defaultLevel the level of the requests that no rule matches
 * @param rules the rules in the order in which they are tried; those of ULP lines come last
 * @param setup the tables of the ports
 */
public record Policy(
        List<PortGroup> groups,
        List<QosLevel> levels,
        QosLevel defaultLevel,
        List<MatchRule> rules,
        FabricSetup setup) {

    /** Copies the lists. */
    public Policy {
        groups = List.copyOf(groups);
        levels = List.copyOf(levels);
        rules = List.copyOf(rules);
    }
}
