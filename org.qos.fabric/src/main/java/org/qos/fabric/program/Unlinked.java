package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;

/**
 * External ports without a link in plans. They carry no packets, and OpenSM 3.3.23 sets their tables when a link comes up,
 * not before (seen on ibsim).
 */
public final class Unlinked {

    private Unlinked() {}

    /** The same plan without changes of such ports. */
    public static SetupPlan leftOut(SetupPlan plan, Fabric fabric) {
        List<PortChange> changes = plan.changes().stream()
                .filter(change -> change.port().number() == 0
                        || fabric.port(change.port()).flatMap(Port::link).isPresent())
                .toList();
        return new SetupPlan(plan.tables(), changes, plan.findings());
    }
}
