package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.analysis.report.ReportPage;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.traffic.TrafficSection;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.simulate.TrafficRun;
import org.qos.cli.sitereport.PageFile;
import org.qos.cli.sitereport.ReportSource;
import org.qos.cli.sitereport.ReportTests;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.project.traffic.TrafficFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos report}: a policy, its findings and its fabric as one HTML page. */
@Command(
        name = "report",
        description =
                "Write an HTML page about a policy: findings, rules, levels, groups, VLs and shares, the fabric, the levels"
                        + " between groups, and a form that answers requests.",
        footer = {
            "The page is one file that needs no network; it can be printed. The same files give the same page. Findings do"
                    + " not change the exit code; errors of the policy do. docs/report.md has more."
        })
@Examples({
    "qos report --policy policy.qos --fabric . -o report.html",
    "qos report --policy policy.qos --fabric . --traffic traffic.yaml -o report.html"
})
final class ReportCommand implements Callable<Integer> {

    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final Console console;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "FILE",
            description = "The file to write the page to; - is standard output.")
    private Path out;

    @Option(
            names = "--force",
            description = "Also replace a file that this command did not write, or that was edited since.")
    private boolean force;

    @Option(
            names = "--traffic",
            paramLabel = "FILE",
            description =
                    "Simulate this traffic, and show what each class gets over time and of the links (default: none).")
    private Optional<Path> traffic = Optional.empty();

    @Mixin
    private PolicyOption policy;

    @Mixin
    private OutputOptions output;

    ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = policy.loadWithOptions(console);
        if (!output.quiet()) {
            loaded.reportBinding(console);
            loaded.reportTables(console);
        }
        progress.show("checking the files");
        ReportTests tests = new ReportTests(console, loaded, policy.context(), progress::show);
        Optional<Section> simulated = traffic.map(file -> simulated(file, loaded, progress));
        ReportSource source = new ReportSource(console, loaded, tests, simulated, progress::show);
        String page = ReportPage.of(source.input(), progress::show);
        if (out.equals(STANDARD_OUTPUT)) {
            progress.end();
            console.out().print(page);
            return ExitCode.CLEAN;
        }
        progress.show("writing " + out);
        new PageFile(console, "-o", out, force, output.quiet()).write("report", page, loaded.inputs(console));
        return ExitCode.CLEAN;
    }

    private Section simulated(Path file, LoadedPolicy loaded, Progress progress) {
        TrafficRun run = TrafficRun.of(file);
        TrafficFile read = run.read(console, policy.context().inputs(console));
        TrafficRun.requireFabric(loaded);
        run.requireKnown(console, read, loaded, "");
        progress.show("simulating");
        SimulationResult result = run.simulate(console, loaded, read);
        if (!output.quiet()) {
            TrafficRun.note(console, loaded, result);
        }
        return TrafficSection.of(result, loaded.fabric(), file.toString(), loaded.tables(result.tables(), console));
    }
}
