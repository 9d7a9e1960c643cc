package org.qos.cli.generate;

import org.qos.cli.console.Console;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.SetupRule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.project.Checker;

/** Prints what the ports of the fabric cannot do of the tables that the policy states, as {@code qos check} reports it. */
public record SetupReport(Console console, LoadedPolicy policy) {

    /** Prints nothing where the policy states no tables, or the fabric is not known. */
    public void print() {
        CheckedFile setup =
                Checker.check(policy.source(), policy.context().fabricContext(), SetupRule.class::isInstance);
        policy.context().graded(setup, console.resolve(policy.file())).findings().stream()
                .filter(SetupReport::isAboutSetup)
                .forEach(finding ->
                        console.err().println(CompactReport.line(policy.file().toString(), finding)));
    }

    private static boolean isAboutSetup(Finding finding) {
        return finding.severity().atLeast(Severity.WARNING)
                && Rules.byCode(finding.code())
                        .filter(SetupRule.class::isInstance)
                        .isPresent();
    }
}
