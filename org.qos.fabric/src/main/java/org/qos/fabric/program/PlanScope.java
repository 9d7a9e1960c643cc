package org.qos.fabric.program;

import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.setup.SetupPlan;

/**
 * Which changes of a plan count.
 *
 * @param unlinked whether those of external ports without a link do, whose tables OpenSM sets when a link comes up
 * @param highLimit whether those of VLHighLimit do, which is a part of PortInfo; else it is left to the options of OpenSM
 */
public record PlanScope(boolean unlinked, boolean highLimit) {

    /** The ports that have a link, without VLHighLimit. */
    public static final PlanScope USUAL = new PlanScope(false, false);

    /**
     * A plan in this scope.
     *
     * @param fabric has the links
     */
    public ScopedPlan of(SetupPlan whole, Fabric fabric) {
        SetupPlan linked = unlinked ? whole : Unlinked.leftOut(whole, fabric);
        SetupPlan plan = highLimit ? linked : HighLimits.leftOut(linked);
        return new ScopedPlan(plan, whole.changes().size() - linked.changes().size(), linked.mads() - plan.mads());
    }
}
