package org.qos.cli.generate;

import org.qos.cli.console.Console;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.SetupRule;
import org.qos.dsl.project.Checker;

/** Prints what the ports of the fabric cannot do of the tables that the policy states, as {@code qos check} reports it. */
public record SetupReport(Console console, LoadedPolicy policy) {

    /** Prints nothing where the policy states no tables, or the fabric is not known. */
    public void print() {
        CheckedFile setup =
                Checker.check(policy.source(), policy.context().fabricContext(), SetupRule.class::isInstance);
        policy.context()
                .warnings(SetupRule.class, setup, console.resolve(policy.file()))
                .forEach(finding ->
                        console.err().println(CompactReport.line(policy.file().toString(), finding)));
    }
}
