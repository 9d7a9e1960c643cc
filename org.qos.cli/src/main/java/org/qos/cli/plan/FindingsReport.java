package org.qos.cli.plan;

import org.qos.analysis.setup.SetupFindingText;
import org.qos.cli.console.Console;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.setup.SetupPlan;

/**
 * Says what of a plan does not fit the fabric.
 *
 * @param console takes the messages
 * @param quiet whether only errors are printed
 * @param loaded the policy, with its places
 */
public record FindingsReport(Console console, boolean quiet, LoadedPolicy loaded) {

    /** Prints a line for each finding of a plan. */
    public void print(SetupPlan plan, Fabric fabric) {
        PlanFindings lines = new PlanFindings(
                new SetupFindingText(loaded.policy().setup(), fabric),
                loaded.checked().context().syntax(),
                loaded.places()::of,
                loaded.file().toString());
        (quiet ? lines.errors(plan.findings()) : lines.lines(plan.findings())).forEach(console.err()::println);
    }
}
