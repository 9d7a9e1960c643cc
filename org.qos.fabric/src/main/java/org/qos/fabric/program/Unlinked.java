package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
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
                .filter(port -> counts(port.port(), fabric))
                .toList();
        List<PortChange> changes = plan.changes().stream()
                .filter(change -> counts(change.port(), fabric))
                .toList();
        return new SetupPlan(tables, changes, plan.findings());
    }

    private static boolean counts(PortId port, Fabric fabric) {
        return port.number() == 0 || mayHaveLink(port, fabric);
    }

    /** A node of which no link is known comes from a file that has no links. */
    private static boolean mayHaveLink(PortId port, Fabric fabric) {
        return fabric.port(port).flatMap(Port::link).isPresent()
                || fabric.node(port.nodeGuid()).stream().noneMatch(Unlinked::showsLinks);
    }

    private static boolean showsLinks(Node node) {
        return node.ports().stream().anyMatch(port -> port.link().isPresent());
    }
}
