package org.qos.cli.init;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.option.OutputOptions;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.DiscoverySummary;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.runtime.fabric.SubnetState;

/** Reads the fabric of a new project, from a snapshot or live. */
public record InitFabric(Console console, OutputOptions output, LiveOptions live) {

    private static final int SHOWN = 10;

    /**
     * Reads it; {@link SubnetState#UNKNOWN} when none is given.
     *
     * @throws CommandFailed when it cannot be read
     */
    public SubnetState read(InitAnswers answers) {
        return answers.discover()
                ? discovered()
                : answers.fabric().map(this::snapshot).orElse(SubnetState.UNKNOWN);
    }

    private SubnetState discovered() {
        DiscoveredSubnet subnet = new LiveWork(live, console, output.progress(console))
                .reading((window, step) -> new FabricDiscovery(window, DiscoveryScope.ALL).discover(step));
        DiscoverySummary summary = new DiscoverySummary(subnet);
        if (!output.quiet()) {
            console.err().println("fabric: " + summary.found());
        }
        summary.unread().stream().limit(SHOWN).forEach(line -> console.err().println("warning: " + line));
        return subnet.state();
    }

    /**
     * Reads a snapshot.
     *
     * @throws CommandFailed when it cannot be read, or shows no fabric
     */
    public SubnetState snapshot(Path place) {
        SubnetSnapshot snapshot = new InputFiles(console, Optional.empty()).reading(place, SubnetSnapshotReader::read);
        snapshot.problems()
                .forEach((file, problems) -> problems.forEach(problem ->
                        console.err().println(console.name(file) + ":" + problem.line() + ": " + problem.message())));
        if (!snapshot.isUsable() || snapshot.fabric().isEmpty()) {
            throw CommandFailed.failed(place + ": shows no fabric; nothing is written.");
        }
        return snapshot.state();
    }
}
