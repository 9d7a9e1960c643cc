package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;

/** VLHighLimit in plans. It is a part of PortInfo, which OpenSM writes, too, so that it is set only on request. */
final class HighLimits {

    private HighLimits() {}

    /** The same plan without changes of VLHighLimit. */
    static SetupPlan leftOut(SetupPlan plan) {
        List<PortChange> changes = plan.changes().stream()
                .map(change -> new PortChange(
                        change.port(),
                        change.blocks().stream()
                                .filter(block -> !(block instanceof TableBlock.HighLimit))
                                .toList()))
                .filter(change -> !change.blocks().isEmpty())
                .toList();
        return new SetupPlan(plan.tables(), changes, plan.findings());
    }
}
