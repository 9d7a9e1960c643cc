package org.qos.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.qos.analysis.setup.PlanParagraphs;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.live.LeftOutReport;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.live.ReadingReport;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.plan.FindingsReport;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.program.ConsentOption;
import org.qos.cli.program.DriftText;
import org.qos.cli.program.InterruptNote;
import org.qos.cli.program.JournalOption;
import org.qos.cli.program.JournalReport;
import org.qos.cli.program.ProgramOptions;
import org.qos.cli.program.RefusalText;
import org.qos.cli.program.ResultReport;
import org.qos.fabric.program.Apply;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.ProgrammedPolicy;
import org.qos.fabric.program.RefusedException;
import org.qos.fabric.program.ScopedPlan;
import org.qos.runtime.setup.SetupPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code qos apply}: sets the tables of a live fabric as the policy says. */
@Command(
        name = "apply",
        description = "Set the SL2VL and VL arbitration tables of the live fabric as the qos-setup of a policy says.",
        footer = {
            "The plan is shown first. A journal with all old tables is on disk before anything is set: after an"
                    + " interruption, 'qos rollback' restores them, and a second 'qos apply' finishes the work. OpenSM"
                    + " sets its own tables again when it restarts or its options change; 'qos watch' keeps those of the policy."
        })
@Examples({"qos apply --policy policy.qos", "qos apply --policy policy.qos --yes"})
final class ApplyCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ConsentOption consent;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private LiveOptions live;

    @Mixin
    private ProgramOptions program;

    @Mixin
    private OutputOptions output;

    ApplyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        LoadedPolicy loaded = policy.load(console);
        return new LiveWork(live, console, output.progress(console)).with(subnet -> apply(loaded, subnet.read()));
    }

    private int apply(LoadedPolicy loaded, LiveSubnet.Reading reading) {
        ProgrammedPolicy wanted = PolicyOption.programmed(loaded);
        ScopedPlan scoped =
                program.scope().of(wanted.plan(reading.state()), reading.state().fabric());
        SetupPlan plan = scoped.plan();
        new ReadingReport(console).print(reading);
        new LeftOutReport(console, output.quiet()).print(scoped);
        new FindingsReport(console, output.quiet(), loaded)
                .print(plan, reading.state().fabric());
        if (!plan.changes().isEmpty()) {
            new PlanParagraphs(reading.state().fabric(), false).lines(plan).forEach(console::line);
            if (!consent.isWanted(console, plan.mads())) {
                console.err().println("nothing was set.");
                return ExitCode.FINDINGS;
            }
        }
        return program(plan, reading, wanted, program.settings(console).withPolicy(policyFile(loaded)));
    }

    private String policyFile(LoadedPolicy loaded) {
        return policy.isStandardInput()
                ? "standard input"
                : console.resolve(loaded.file()).toString();
    }

    private int program(
            SetupPlan plan, LiveSubnet.Reading reading, ProgrammedPolicy wanted, ProgramSettings withoutFabric) {
        ProgramSettings settings = withoutFabric.with(reading.subnetPrefix(), wanted.sls());
        try (InterruptNote note = InterruptNote.show(console)) {
            ProgramResult result =
                    new Apply(reading.tables(), settings, new JournalReport(console)).run(plan, reading.state());
            return ResultReport.print(
                    console, result, new DriftText(reading.state().fabric()));
        } catch (RefusedException e) {
            RefusalText.lines(e, reading.state().fabric()).forEach(console.err()::println);
            return ExitCode.FINDINGS;
        } catch (IOException e) {
            throw JournalOption.failed(e);
        }
    }
}
