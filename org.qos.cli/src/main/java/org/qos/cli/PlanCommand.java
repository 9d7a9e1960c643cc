package org.qos.cli;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.analysis.setup.PlanParagraphs;
import org.qos.analysis.setup.SetupFindingText;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.live.LeftOutReport;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.live.ReadingReport;
import org.qos.cli.live.UnlinkedOption;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.TextFormat;
import org.qos.cli.plan.FindingsReport;
import org.qos.cli.plan.PlanJson;
import org.qos.cli.plan.SnapshotAge;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ScopedPlan;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.setup.SetupPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos plan}: which tables of which ports have to change so that the fabric is as the policy states it. */
@Command(
        name = "plan",
        description = "Print which SL2VL and VL arbitration tables have to change, and on which ports, so that the"
                + " fabric has the tables that qos-setup of the policy states.",
        footer = {
            "Without a snapshot (--fabric, or one that the project has) the live fabric is read; nothing is set. Ports that"
                    + " change alike are printed together; the number of MADs comes last. Tables that the"
                    + " snapshot does not have are planned as changes, and the plan says so. What does not fit"
                    + " the fabric is reported on stderr.",
            "If the snapshot has its time, as those of 'qos discover' and ibnetdiscover do, its age is printed.",
            "The exit code is 0, also with changes, unless --detailed-exitcode is given. docs/fabric-setup.md has"
                    + " more."
        })
@Examples("qos plan --policy policy.qos --fabric fabric.ibnetdiscover")
final class PlanCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the plan is printed; json has every port and row (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Option(names = "--ports", description = "Print each port of a paragraph in a line of its own.")
    private boolean ports;

    @Option(names = "--detailed-exitcode", description = "Exit with 1 when there are changes.")
    private boolean detailedExitCode;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private UnlinkedOption unlinked;

    @Mixin
    private LiveOptions live;

    @Mixin
    private OutputOptions output;

    PlanCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        LoadedPolicy loaded = policy.load(console);
        SubnetState subnet = subnet(loaded);
        ScopedPlan scoped = new PlanScope(unlinked.unlinked(), true)
                .of(PolicyOption.programmed(loaded).plan(subnet), subnet.fabric());
        SetupPlan plan = scoped.plan();
        if (!output.quiet() && !loaded.fabric().isEmpty()) {
            loaded.reportBinding(console);
        }
        new LeftOutReport(console, output.quiet()).print(scoped);
        Optional<SnapshotAge> age =
                loaded.context().snapshot().taken().map(taken -> new SnapshotAge(taken, Instant.now()));
        if (!output.quiet()) {
            age.ifPresent(
                    known -> console.err().println("note: " + known.text(snapshot(loaded), ZoneId.systemDefault())));
        }
        print(plan, subnet, loaded, age);
        return detailedExitCode && !plan.changes().isEmpty() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private String snapshot(LoadedPolicy loaded) {
        return loaded.context().fabricFile().map(console::name).orElse("the snapshot");
    }

    /** What the snapshot has, or what the live fabric has now. */
    private SubnetState subnet(LoadedPolicy loaded) {
        SubnetState known = loaded.context().fabricContext().subnet();
        if (!known.fabric().isEmpty()) {
            return known;
        }
        LiveSubnet.Reading reading = new LiveWork(live, console, output.progress(console)).with(LiveSubnet::read);
        new ReadingReport(console).print(reading);
        return reading.state();
    }

    private void print(SetupPlan plan, SubnetState subnet, LoadedPolicy loaded, Optional<SnapshotAge> age)
            throws IOException {
        if (format == TextFormat.JSON) {
            SetupFindingText text = new SetupFindingText(loaded.policy().setup(), subnet.fabric());
            PolicySyntax syntax = loaded.checked().context().syntax();
            new PlanJson(console.out(), subnet.fabric(), text, syntax, age).print(plan);
            return;
        }
        new FindingsReport(console, output.quiet(), loaded).print(plan, subnet.fabric());
        new PlanParagraphs(subnet.fabric(), ports).lines(plan).forEach(console::line);
    }
}
