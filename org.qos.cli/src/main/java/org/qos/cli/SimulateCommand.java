package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.result.Simulation;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.analysis.simulation.traffic.RoutedTraffic;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.analysis.simulation.traffic.TrafficException;
import org.qos.analysis.simulation.traffic.TrafficRouting;
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
import org.qos.cli.terminal.Progress;
import org.qos.dsl.project.traffic.TrafficFile;
import org.qos.dsl.project.traffic.TrafficReader;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.RoutedSubnet;
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
    "qos simulate --policy policy.qos --fabric . --traffic traffic.yaml --model flow --flows"
})
final class SimulateCommand implements Callable<Integer> {

    private static final int SHOWN = 10;
    /** Up to how many flows each packet is simulated unless the command line says otherwise. */
    private static final int FLOWS_OF_PACKETS = 5000;

    private final Console console;

    @Option(
            names = "--traffic",
            required = true,
            paramLabel = "FILE",
            description = "Who sends to whom, with which requests, and how much.")
    private Path traffic;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            description = "Another policy; also print what each class gets with it.")
    private Optional<Path> compare = Optional.empty();

    @Option(
            names = "--model",
            defaultValue = "auto",
            paramLabel = "auto|packet|flow",
            description = "Simulate each packet, or compute the rates of flows, which is faster and does not find"
                    + " deadlocks; auto: packet up to " + FLOWS_OF_PACKETS + " flows (default: ${DEFAULT-VALUE}).")
    private Model model;

    @Option(
            names = "--duration",
            defaultValue = "1000",
            paramLabel = "MICROSECONDS",
            description = "How long packets are counted, after a quarter of it to fill the fabric"
                    + " (default: ${DEFAULT-VALUE}).")
    private int duration;

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
            description = "Chooses when sources begin and the receivers of background traffic"
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

    @Mixin
    private PolicyOption policy;

    @Mixin
    private OutputOptions output;

    /** What is simulated. */
    enum Model {
        AUTO,
        PACKET,
        FLOW;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        requirePositive("--duration", duration, 1_000_000);
        requirePositive("--buffer", buffer, 1 << 30);
        List<TrafficClass> classes = readTraffic();
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = ready(policy.loadWithOptions(console));
        Optional<LoadedPolicy> other = compare.map(file -> ready(loaded.other(console, file, policy.context())));
        progress.show("simulating");
        SimulationResult result = simulate(loaded, classes);
        Optional<SimulationResult> compared = other.map(changed -> simulate(changed, classes));
        progress.end();
        if (format == TextFormat.JSON) {
            console.out().println(new SimulationJson(loaded.fabric()).of(result, compared));
        } else {
            SimulationReport report = new SimulationReport(console.out(), loaded.fabric(), SHOWN);
            report.print(result);
            if (flows) {
                report.flows(result);
            }
            compared.ifPresent(changed ->
                    report.compare(result, changed, compare.orElseThrow().toString()));
        }
        boolean found = result.hasFindings()
                || compared.filter(SimulationResult::hasFindings).isPresent();
        return found ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private static void requirePositive(String option, int value, int max) {
        if (value < 1 || value > max) {
            throw CommandFailed.usage(option + ": expected 1 to " + max + ", not " + value + ".");
        }
    }

    private List<TrafficClass> readTraffic() {
        String text = policy.context().inputs(console).text(traffic);
        TrafficFile file;
        try {
            file = TrafficReader.read(text);
        } catch (IOException e) {
            throw CommandFailed.failed(traffic + ": cannot be read: " + e.getMessage());
        }
        file.problems().forEach(problem -> console.err()
                .println(traffic + ":" + problem.line() + ":" + problem.column() + ": error: " + problem.message()));
        if (!file.problems().isEmpty()) {
            throw CommandFailed.findings(traffic + ": has errors; nothing was simulated.");
        }
        return file.classes();
    }

    private LoadedPolicy ready(LoadedPolicy loaded) {
        if (loaded.fabric().isEmpty()) {
            throw CommandFailed.usage("a simulation needs a fabric; pass one with --fabric.");
        }
        if (loaded.context().snapshot().state().forwarding().isEmpty()) {
            throw CommandFailed.failed("the forwarding tables are unknown; pass a folder with --fabric that has"
                    + " opensm-lfts.dump, or the snapshot of qos discover.");
        }
        if (!output.quiet()) {
            loaded.reportBinding(console);
        }
        return loaded;
    }

    private SimulationResult simulate(LoadedPolicy loaded, List<TrafficClass> classes) {
        RoutedSubnet subnet = loaded.routedSubnet();
        RoutedLinks links = RoutedLinks.of(subnet, loaded.expectedTables(subnet));
        PathResolver resolver =
                new PathResolver(subnet, Optional.of(CompiledPolicy.of(loaded.bound())), Profile.OPENSM);
        try {
            RoutedTraffic routed = TrafficRouting.route(classes, loaded.bound(), resolver, links, seed);
            boolean packets = model == Model.PACKET
                    || model == Model.AUTO && routed.flows().size() <= FLOWS_OF_PACKETS;
            return packets
                    ? Simulation.ofPackets(
                            routed,
                            links,
                            PacketSettings.ofMicros(duration, seed).withBuffer(buffer))
                    : Simulation.ofFlows(routed, links);
        } catch (TrafficException unknown) {
            throw CommandFailed.usage(traffic + ": " + unknown.getMessage() + ".");
        } catch (IllegalArgumentException tooSmall) {
            throw CommandFailed.usage("--buffer: " + tooSmall.getMessage() + ".");
        }
    }
}
