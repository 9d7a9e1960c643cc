package org.qos.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.option.OutputOptions;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Printable;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.DiscoverySummary;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.snapshot.SnapshotWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos discover}: reads a live fabric. */
@Command(
        name = "discover",
        description = "Read nodes, links and the tables of all ports of the live fabric, and print a summary or write a"
                + " snapshot.",
        footer = {
            "It sends subnet management packets by directed routes and changes nothing. It needs libibumad and access"
                    + " to /dev/infiniband/umad*. The exit code is 1 if something could not be read, such as a port that"
                    + " its M_Key protects."
        })
@Examples({"qos discover", "qos discover -o fabric.json.gz --ca mlx5_0 --port 1"})
final class DiscoverCommand implements Callable<Integer> {

    private static final int MAX_UNREAD = 100;

    private final Console console;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write a snapshot to this file: JSON, compressed if the name ends in .json.gz.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--links-only", description = "Read nodes, ports and links, but no tables.")
    private boolean linksOnly;

    @Option(names = "--force", description = "Also replace a file that this command did not write.")
    private boolean force;

    @Mixin
    private LiveOptions live;

    @Mixin
    private OutputOptions messages;

    DiscoverCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        output.ifPresent(this::requireWritable);
        DiscoveredSubnet subnet = discover();
        DiscoverySummary summary = new DiscoverySummary(subnet);
        if (output.isPresent()) {
            write(subnet, output.get());
            if (!messages.quiet()) {
                console.err().println(output.get() + ": written: " + summary.found());
            }
            limited(summary.unread()).forEach(console.err()::println);
        } else {
            console.out().println(Printable.of(summary.found()));
            limited(summary.unread()).forEach(line -> console.out().println(Printable.of(line)));
        }
        return subnet.unread().isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    private void requireWritable(Path file) {
        String name = file.toString();
        if (!name.endsWith(".json") && !name.endsWith(".json.gz")) {
            throw CommandFailed.usage(
                    "--output: the name of a snapshot ends in .json or .json.gz, not '" + name + "'.");
        }
        Path resolved = console.resolve(file);
        try {
            if (!force && Files.exists(resolved) && !SnapshotWriter.isSnapshot(resolved)) {
                throw CommandFailed.usage(
                        file + ": not a snapshot of this command; choose another name, or replace it with --force.");
            }
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be read: " + IoReason.of(e));
        }
    }

    private DiscoveredSubnet discover() {
        DiscoveryScope scope = linksOnly ? DiscoveryScope.LINKS : DiscoveryScope.ALL;
        return new LiveWork(live, console, messages.progress(console))
                .reading((window, step) -> new FabricDiscovery(window, scope).discover(step));
    }

    private static List<String> limited(List<String> lines) {
        if (lines.size() <= MAX_UNREAD) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, MAX_UNREAD));
        shown.add("... and " + (lines.size() - MAX_UNREAD) + " more");
        return shown;
    }

    private void write(DiscoveredSubnet subnet, Path file) {
        try {
            SnapshotWriter.write(subnet.state(), Instant.now().truncatedTo(ChronoUnit.SECONDS), console.resolve(file));
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be written: " + IoReason.of(e));
        }
    }
}
