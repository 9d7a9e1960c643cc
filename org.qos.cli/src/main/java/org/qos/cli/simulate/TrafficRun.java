package org.qos.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.result.Simulation;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.analysis.simulation.traffic.RoutedTraffic;
import org.qos.analysis.simulation.traffic.TrafficException;
import org.qos.analysis.simulation.traffic.TrafficRouting;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.dsl.language.Printable;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.dsl.project.traffic.TrafficFile;
import org.qos.dsl.project.traffic.TrafficNames;
import org.qos.dsl.project.traffic.TrafficReader;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.path.resolve.Assumption;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * Simulates the traffic of a file.
 *
 * @param traffic the file
 * @param model what is simulated
 * @param micros how long packets are counted
 * @param buffer the receive buffer of each VL in bytes
 * @param seed makes what is random
 */
public record TrafficRun(Path traffic, Model model, int micros, int buffer, long seed) {

    /** Up to how many flows each packet is simulated unless the command line says otherwise. */
    public static final int FLOWS_OF_PACKETS = 5000;
    /** How long bytes are counted unless the command line says otherwise. */
    public static final int MICROS = 1000;

    /** What is simulated. */
    public enum Model {
        /** Packets, unless there are many flows. */
        AUTO,
        /** Each packet. */
        PACKET,
        /** The rates of flows. */
        FLOW;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A run as the command does it without options. */
    public static TrafficRun of(Path traffic) {
        return new TrafficRun(traffic, Model.AUTO, MICROS, PacketSettings.BUFFER, 1);
    }

    /** The file; its errors are printed by {@link #requireKnown} with those about the fabric, or without one. */
    public TrafficFile read(Console console, InputFiles inputs) {
        String text = inputs.text(traffic);
        try {
            return TrafficReader.read(text);
        } catch (IOException e) {
            throw CommandFailed.failed(traffic + ": cannot be read: " + e.getMessage());
        }
    }

    /** Ends the command where the file has errors. */
    public void requireNoErrors(Console console, TrafficFile file) {
        requireNone(file.problems(), console);
    }

    /**
     * Ends the command where the file has errors, or where a policy or its fabric does not have what it names.
     *
     * @param with what to say of the policy; empty where it is the only one
     */
    public void requireKnown(Console console, TrafficFile file, LoadedPolicy loaded, String with) {
        requireNone(
                Stream.of(file.problems(), TrafficNames.unknown(file, loaded.bound(), with))
                        .flatMap(List::stream)
                        .sorted(YamlProblem.BY_PLACE)
                        .toList(),
                console);
    }

    private void requireNone(List<YamlProblem> problems, Console console) {
        problems.forEach(problem -> console.err()
                .println(Printable.of(
                        traffic + ":" + problem.line() + ":" + problem.column() + ": error: " + problem.message())));
        if (!problems.isEmpty()) {
            throw CommandFailed.findings(traffic + ": has errors; nothing was simulated.");
        }
    }

    /** Ends the command where the fabric or its forwarding tables are not known. */
    public static void requireFabric(LoadedPolicy loaded) {
        if (loaded.fabric().isEmpty()) {
            throw CommandFailed.usage("a simulation needs a fabric; pass one with --fabric.");
        }
        if (loaded.context().snapshot().state().forwarding().isEmpty()) {
            throw CommandFailed.failed("the forwarding tables are unknown; pass a folder with --fabric that has"
                    + " opensm-lfts.dump, or the snapshot of qos discover.");
        }
    }

    /** Says which values of paths the snapshot lacks, because they decide what the traffic gets. */
    public static void note(Console console, LoadedPolicy loaded, SimulationResult result) {
        String snapshot = loaded.context().fabricFile().map(console::name).orElse("--fabric");
        result.assumed().stream().sorted().forEach(assumed -> console.err()
                .println(snapshot + ": note: " + note(assumed)));
    }

    private static String note(Assumption assumed) {
        return switch (assumed) {
            case MTU ->
                "the snapshot does not have the MTU of every port on the paths; packets of 2048 bytes are assumed"
                        + " there, and guarantees of tables for larger ones may not hold";
            case RATE -> "the snapshot does not have the rate of any link on some paths; 10 Gb/s is assumed there";
        };
    }

    /** What the traffic gets with a policy. */
    public SimulationResult simulate(Console console, LoadedPolicy loaded, TrafficFile file) {
        RoutedSubnet subnet = loaded.routedSubnet();
        RoutedLinks links = RoutedLinks.of(subnet, loaded.expectedTables(subnet));
        PathResolver resolver =
                new PathResolver(subnet, Optional.of(CompiledPolicy.of(loaded.bound())), Profile.OPENSM);
        try {
            RoutedTraffic routed = TrafficRouting.route(file.classes(), loaded.bound(), resolver, links, seed);
            boolean packets = model == Model.PACKET
                    || model == Model.AUTO && routed.flows().size() <= FLOWS_OF_PACKETS;
            PacketSettings settings = PacketSettings.ofMicros(micros, seed).withBuffer(buffer);
            return packets
                    ? Simulation.ofPackets(routed, links, settings)
                    : Simulation.ofFlows(routed, links, settings);
        } catch (TrafficException malformed) {
            YamlRegion place = file.places()
                    .get(file.classes().indexOf(malformed.traffic()))
                    .request();
            requireNone(List.of(new YamlProblem(place, malformed.getMessage())), console);
            throw new IllegalStateException(malformed);
        } catch (IllegalArgumentException tooSmall) {
            throw CommandFailed.usage("--buffer: " + tooSmall.getMessage() + ".");
        }
    }
}
