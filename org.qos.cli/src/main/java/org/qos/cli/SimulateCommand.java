package org.qos.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.qos.analysis.report.traffic.TrafficSvg;
import org.qos.analysis.report.traffic.TrafficSvg.Titled;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.TextFormat;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.simulate.SimulationJson;
import org.qos.cli.simulate.SimulationReport;
import org.qos.cli.simulate.TrafficRun;
import org.qos.cli.sitereport.PageFile;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.project.traffic.TrafficFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos simulate}: what traffic gets of a fabric with a policy. */
@Command(
        name = "simulate",
        description =
                "Simulate the packets of described traffic in a fabric with the SLs that the policy gives, and print"
                        + " what each class gets, which links are full, and which VL waits for which.",
        footer = {
            "The traffic is a YAML file; docs/simulation.md explains it. The forwarding tables are needed: pass a"
                    + " folder with --fabric that has opensm-lfts.dump, or the snapshot of qos discover. Exits with 1"
                    + " if packets deadlock or requests get no path. The same seed gives the same result."
        })
@Examples({
    "qos simulate --policy policy.qos --fabric . --traffic traffic.yaml",
    "qos simulate --policy policy.qos --fabric . --traffic traffic.yaml --model flow --flows",
    "qos simulate --policy policy.qos --fabric . --traffic traffic.yaml --picture traffic.svg"
})
final class SimulateCommand implements Callable<Integer> {

    private static final int SHOWN = 10;

    private static final int MAX_MICROS = 1_000_000;

    private final Console console;

    @Option(
            names = "--traffic",
            required = true,
            paramLabel = "FILE",
            description = "A YAML file that states who sends to whom, with which requests, and how much.")
    private Path traffic;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            description = "Another policy, in either syntax; also print what each class gets with it.")
    private Optional<Path> compare = Optional.empty();

    @Option(
            names = "--model",
            defaultValue = "auto",
            paramLabel = "auto|packet|flow",
            description = "Simulate each packet, or compute the rates of flows, which is faster and does not find"
                    + " deadlocks; auto: packet up to " + TrafficRun.FLOWS_OF_PACKETS
                    + " flows (default: ${DEFAULT-VALUE}).")
    private TrafficRun.Model model;

    @Option(
            names = "--duration",
            defaultValue = "" + TrafficRun.MICROS,
            paramLabel = "MICROSECONDS",
            description = "How long bytes are counted, after a quarter of it to fill the fabric, 1 to" + " "
                    + MAX_MICROS + " (default: ${DEFAULT-VALUE}).")
    private long duration;

    @Option(
            names = "--buffer",
            defaultValue = "32768",
            paramLabel = "BYTES",
            description = "The receive buffer of each VL of a port (default: ${DEFAULT-VALUE}).")
    private int buffer;

    @Option(
            names = "--seed",
            defaultValue = "1",
            paramLabel = "N",
            description =
                    "Chooses when sources begin and the receivers of background traffic; a whole number from -2^63 to 2^63-1"
                            + " (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--flows", description = "Also print what each flow gets; json always has it.")
    private boolean flows;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the result is printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description =
                    "Also draw what each class gets over time and of the fullest links, as SVG (default: nothing).")
    private Optional<Path> picture = Optional.empty();

    @Option(
            names = "--force",
            description = "Also replace a picture that this command did not write, or that was edited since.")
    private boolean force;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private OutputOptions output;

    SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        requirePositive("--duration", duration, MAX_MICROS);
        requirePositive("--buffer", buffer, 1 << 30);
        TrafficRun run = new TrafficRun(traffic, model, (int) duration, buffer, seed);
        TrafficFile file = run.read(console, policy.context().inputs(console));
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = loaded(run, file);
        if (!output.quiet()) {
            loaded.reportTables(console);
        }
        Optional<LoadedPolicy> other = compare.map(second -> ready(loaded.other(console, second, policy.context())));
        run.requireKnown(console, file, loaded, "");
        other.ifPresent(changed -> run.requireKnown(console, file, changed, " (with " + compare.orElseThrow() + ")"));
        progress.show("simulating");
        SimulationResult result = run.simulate(console, loaded, file);
        Optional<SimulationResult> compared = other.map(changed -> run.simulate(console, changed, file));
        progress.end();
        if (!output.quiet()) {
            TrafficRun.note(console, loaded, result);
        }
        if (format == TextFormat.JSON) {
            console.out().println(new SimulationJson(loaded.fabric()).of(result, compared));
        } else {
            SimulationReport report = new SimulationReport(console.out(), loaded.fabric(), SHOWN);
            report.print(result, loaded.tables(result.tables(), console));
            if (flows) {
                report.flows(result);
            }
            compared.ifPresent(changed -> report.compare(
                    result,
                    changed,
                    compare.orElseThrow().toString(),
                    other.orElseThrow().tables(changed.tables(), console)));
        }
        picture.ifPresent(drawn -> draw(loaded, drawn, result, compared));
        boolean found = result.hasFindings()
                || compared.filter(SimulationResult::hasFindings).isPresent();
        return found ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    /** The policy; without a usable one the file has its errors all the same. */
    private LoadedPolicy loaded(TrafficRun run, TrafficFile file) {
        try {
            return ready(policy.loadWithOptions(console));
        } catch (CommandFailed unusable) {
            run.requireNoErrors(console, file);
            throw unusable;
        }
    }

    private static void requirePositive(String option, long value, int max) {
        if (value < 1 || value > max) {
            throw CommandFailed.usage(option + ": expected 1 to " + max + ", not " + value + ".");
        }
    }

    private LoadedPolicy ready(LoadedPolicy loaded) {
        TrafficRun.requireFabric(loaded);
        if (!output.quiet()) {
            loaded.reportBinding(console);
        }
        return loaded;
    }

    private void draw(LoadedPolicy loaded, Path file, SimulationResult result, Optional<SimulationResult> compared) {
        List<Titled> simulations = new ArrayList<>();
        simulations.add(new Titled("with " + loaded.file(), result));
        compared.ifPresent(other -> simulations.add(new Titled("with " + compare.orElseThrow(), other)));
        Set<Path> inputs = new HashSet<>(loaded.inputs(console));
        inputs.add(console.resolve(traffic));
        new PageFile(console, "--picture", file, force, output.quiet())
                .write("simulate", TrafficSvg.of(simulations, loaded.fabric()), inputs);
    }
}
