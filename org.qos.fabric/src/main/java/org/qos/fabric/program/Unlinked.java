package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;

/**
 * External ports without a link in plans. They carry no packets, and OpenSM 3.3.23 sets their tables when a link comes up,
 * not before (org.qos.conformity: UnlinkedPortsIT).
 */
final class Unlinked {

    private Unlinked() {}

    /** The same plan without changes of such ports. */
    static SetupPlan leftOut(SetupPlan plan, Fabric fabric) {
        List<PortChange> changes = plan.changes().stream()
                .filter(change -> change.port().number() == 0 || mayHaveLink(change.port(), fabric))
                .toList();
        return new SetupPlan(plan.tables(), changes, plan.findings());
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
