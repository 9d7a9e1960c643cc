package org.qos.fabric.program;

import org.qos.runtime.setup.SetupPlan;

/**
 * What of a plan is in a {@link PlanScope}.
 *
 * @param plan the plan without the changes that do not count
 * @param unlinkedPorts how many ports without a link have changes that do not count
 * @param highLimits at how many other ports a change of VLHighLimit does not count
 */
public record ScopedPlan(SetupPlan plan, int unlinkedPorts, int highLimits) {}
