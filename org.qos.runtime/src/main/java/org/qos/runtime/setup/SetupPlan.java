package org.qos.runtime.setup;

import java.util.List;

/**
 * The tables that a policy states for each port of a fabric, and the changes that lead there.
 *
 * @param tables the stated tables of each port that the policy states any for, by node GUID (unsigned) and port number
 * @param changes what has to be set, in the same order; ports without a change are left out
 * @param findings what does not fit the fabric
 */
public record SetupPlan(List<PortTables> tables, List<PortChange> changes, List<SetupFinding> findings) {

    /** Copies the lists. */
    public SetupPlan {
        tables = List.copyOf(tables);
        changes = List.copyOf(changes);
        findings = List.copyOf(findings);
    }

    /** How many MADs set the changes. */
    public int mads() {
        return changes.stream().mapToInt(PortChange::mads).sum();
    }

    /** How many of the MADs set what is not known to differ, because the state before is not known. */
    public int madsOfUnknownTables() {
        return (int) changes.stream()
                .flatMap(change -> change.blocks().stream())
                .filter(block -> !block.isBeforeKnown())
                .count();
    }
}
