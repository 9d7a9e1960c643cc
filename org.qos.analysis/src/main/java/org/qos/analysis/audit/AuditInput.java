package org.qos.analysis.audit;

import java.util.Optional;
import java.util.Set;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * What is audited.
 *
 * @param policy the policy, bound to the fabric
 * @param subnet the subnet as the subnet administration sees it
 * @param tables the tables that packets meet at ports
 * @param ipoibPkeys the P_Keys, without the membership bit, of the {@code ipoib} lines of the policy
 * @param sls the SLs of paths where they were read from the subnet; otherwise they follow from the policy
 * @param withSwitches whether paths that begin or end at port 0 of switches count, too, which carry management only
 */
public record AuditInput(
        BoundPolicy policy,
        RoutedSubnet subnet,
        ExpectedTables tables,
        Set<Integer> ipoibPkeys,
        Optional<PathSls> sls,
        boolean withSwitches) {

    /** Copies the set. */
    public AuditInput {
        ipoibPkeys = Set.copyOf(ipoibPkeys);
    }
}
