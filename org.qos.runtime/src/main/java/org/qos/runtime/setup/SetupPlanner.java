package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.setup.SetupFinding.Kind;

/**
 * Works out which tables the {@code qos-setup} of a policy states for each port of a fabric, and what has to change.
 * The out-ports of a scope are the ports of its groups and the peers of its {@code across} and {@code across-to}
 * groups, as far as {@code to} has their numbers; the in-ports are those that {@code from} and {@code across-from}
 * leave. The last scope wins.
 *
 * <p>The table of a channel adapter's or router's port has one row, for in-port 0: a scope that selects only other
 * in-ports states nothing for it.
 */
public final class SetupPlanner {

    private final PortLimits limits;
    private final SetupFindings findings = new SetupFindings();
    private final Sl2VlPlanner sl2vl;
    private final NavigableMap<PortId, VlArbPlanner.Winners> vlArb;
    private final VlArbFit vlArbFit;

    private SetupPlanner(BoundPolicy policy, SubnetState state) {
        FabricSetup setup = policy.policy().setup();
        ScopePorts ports = new ScopePorts(policy);
        limits = new PortLimits(state);
        sl2vl = new Sl2VlPlanner(setup.sl2vl(), ports, limits, findings).select();
        vlArb = new VlArbPlanner(setup.vlArb(), ports, findings).winners();
        vlArbFit = new VlArbFit(setup.vlArb(), limits, findings);
        UngroupedNodes.of(policy).forEach(node -> findings.add(Kind.NODE_IN_NO_GROUP, -1, Ranges.NONE, node));
    }

    /**
     * Plans the tables of a subnet. VLs that a port does not have become VL15, and arbitration tables are cut to what
     * the port takes; a limit of a port that is not known changes nothing and is among the findings.
     *
     * @param policy the policy, bound to the fabric of the state; a scope whose SL2VL table has not 16 VLs states
     *     nothing
     * @param state what is known of the ports and of the tables that they have
     */
    public static SetupPlan plan(BoundPolicy policy, SubnetState state) {
        return new SetupPlanner(policy, state).plan(state);
    }

    /** The findings of the plan without its tables, in a fraction of the time. */
    public static List<SetupFinding> check(BoundPolicy policy, SubnetState state) {
        SetupPlanner planner = new SetupPlanner(policy, state);
        planner.sl2vl.outPorts().forEach(planner.sl2vl::check);
        planner.vlArb.keySet().forEach(planner::arbitration);
        return planner.findings.inOrder();
    }

    private SetupPlan plan(SubnetState state) {
        SortedSet<PortId> ports = new TreeSet<>(sl2vl.outPorts());
        ports.addAll(vlArb.keySet());
        TableDifference difference = new TableDifference(state, limits);
        List<PortTables> tables = new ArrayList<>();
        List<PortChange> changes = new ArrayList<>();
        for (PortId port : ports) {
            PortTables wanted = arbitration(port).withSl2Vl(sl2vl.rows(port));
            PortChange change = difference.of(wanted);
            if (!wanted.isEmpty()) {
                tables.add(wanted);
            }
            if (!change.blocks().isEmpty()) {
                changes.add(change);
            }
        }
        return new SetupPlan(tables, changes, findings.inOrder());
    }

    private PortTables arbitration(PortId port) {
        VlArbPlanner.Winners winners = vlArb.getOrDefault(port, new VlArbPlanner.Winners());
        vlArbFit.checkVls(winners, port);
        return new PortTables(
                port,
                Collections.emptyNavigableMap(),
                vlArbFit.high(winners.high, port),
                vlArbFit.low(winners.low, port),
                vlArbFit.limit(winners.limit));
    }
}
