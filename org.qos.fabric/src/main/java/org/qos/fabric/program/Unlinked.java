package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.setup.SetupPlan;

/**
 * External ports without a link in plans. They carry no packets, and OpenSM 3.3.23 sets their tables when a link comes up,
 * not before (org.qos.conformity: UnlinkedPortsIT).
 */
final class Unlinked {

    private Unlinked() {}

    /** The same plan without such ports. */
    static SetupPlan leftOut(SetupPlan plan, Fabric fabric) {
        List<PortTables> tables = plan.tables().stream()
                .filter(port -> fabric.mayCarryPackets(port.port()))
                .toList();
        List<PortChange> changes = plan.changes().stream()
                .filter(change -> fabric.mayCarryPackets(change.port()))
                .toList();
        return new SetupPlan(tables, changes, plan.findings());
    }
}
