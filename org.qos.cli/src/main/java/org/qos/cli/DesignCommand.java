package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.NearestDesign;
import org.qos.analysis.design.Plan;
import org.qos.analysis.design.Planner;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.design.DesignJson;
import org.qos.cli.design.DesignReport;
import org.qos.cli.design.DesignSources;
import org.qos.cli.help.Examples;
import org.qos.cli.init.InitFabric;
import org.qos.cli.init.NewProject;
import org.qos.cli.init.SiteOptions;
import org.qos.cli.input.InputFiles;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.TextFormat;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.generator.design.BoundIntent;
import org.qos.dsl.generator.design.InfeasibleIntent;
import org.qos.dsl.generator.design.TrafficProblems;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentReader;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.runtime.fabric.SubnetState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos design}: from an intent to a policy, its tables and the files of OpenSM. */
@Command(
        name = "design",
        description =
                "Choose SLs, VLs and arbitration tables that give classes of traffic the shares of an intent, print what"
                        + " each class gets, and write the policy, the partitions and the files for OpenSM.",
        footer = {
            "The intent is a YAML file; docs/design.md explains it. Without --out nothing is written. Exits with 1 if the"
                    + " intent has errors or its requirements contradict each other; then it names a smallest set of them, and"
                    + " prints the nearest plan."
        })
@Examples({
    "qos design intent.yaml --fabric fabric.ibnetdiscover",
    "qos design intent.yaml --fabric fabric.ibnetdiscover --out site"
})
final class DesignCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "INTENT", description = "The intent, a YAML file.")
    private Path file;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Write the project into this folder (default: write nothing).")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--force",
            description =
                    "Also replace the files of an earlier design in the folder; others, and those that were edited since,"
                            + " are never replaced.")
    private boolean force;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the result is printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Mixin
    private SiteOptions site;

    @Mixin
    private OutputOptions output;

    DesignCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Optional<String> target = site.target();
        Optional<NewProject> project = out.map(this::project);
        project.filter(each -> !force).ifPresent(NewProject::requireEmptyPlaces);
        IntentFile read = read();
        SubnetState state = site.fabric()
                .map(new InitFabric(console, output, new LiveOptions())::snapshot)
                .orElse(SubnetState.UNKNOWN);
        BoundIntent bound = bound(read, state);
        Intent intent = bound.intent().orElseThrow();
        Progress progress = output.progress(console);
        progress.show("designing");
        Optional<Plan> plan = Planner.plan(intent);
        if (plan.isEmpty()) {
            return refuse(read, intent, progress);
        }
        progress.end();
        requireNone(TrafficProblems.of(read, intent, plan.get(), bound.state()));
        if (format == TextFormat.JSON) {
            console.out().println(DesignJson.of(plan.get()));
        } else {
            new DesignReport(console.out()).print(plan.get());
        }
        return project.map(each -> each.write(new DesignSources(intent, plan.get(), bound.state(), target)))
                .orElse(ExitCode.CLEAN);
    }

    /** With JSON, standard output has nothing else. */
    private NewProject project(Path folder) {
        Console messages = format == TextFormat.JSON
                ? new Console(console.in(), console.err(), console.err(), console.directory(), console.terminal())
                : console;
        return new NewProject(messages, folder, output, force, ", or replace it with --force");
    }

    private IntentFile read() {
        try {
            return IntentReader.read(new InputFiles(console, Optional.empty()).text(file));
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be read: " + IoReason.of(e));
        }
    }

    private BoundIntent bound(IntentFile read, SubnetState state) {
        BoundIntent bound = BoundIntent.of(read, state);
        requireNone(bound.problems());
        return bound;
    }

    private void requireNone(List<YamlProblem> problems) {
        problems.forEach(this::error);
        if (!problems.isEmpty()) {
            throw CommandFailed.findings(file + ": has errors; nothing was designed.");
        }
    }

    private void error(YamlProblem problem) {
        console.err().println(file + ":" + problem.line() + ":" + problem.column() + ": error: " + problem.message());
    }

    private int refuse(IntentFile read, Intent intent, Progress progress) {
        InfeasibleIntent infeasible = InfeasibleIntent.of(intent);
        NearestDesign nearest = NearestDesign.of(intent);
        progress.end();
        infeasible.problems(read).forEach(this::error);
        if (format == TextFormat.JSON) {
            console.out().println(DesignJson.of(infeasible, nearest, read.requirements()));
        } else {
            new DesignReport(console.out()).print(intent, nearest);
        }
        List<String> summary = infeasible.summary(read);
        int last = summary.size() - 1;
        summary.subList(0, last).forEach(reason -> console.err().println(file + ": " + reason + "."));
        throw CommandFailed.findings(file + ": " + summary.get(last) + ". Nothing is written.");
    }
}
