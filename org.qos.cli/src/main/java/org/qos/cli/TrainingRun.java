package org.qos.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.live.TrainingFabric;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Terminal;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.DiscoverySummary;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.UmadPort;
import org.qos.fabric.snapshot.SnapshotWriter;

/**
 * Runs every command on policies in both syntaxes, so that a class data sharing (CDS) archive or an AOT cache can be written
 * from what they need. Nothing is printed, and what is written is deleted.
 */
final class TrainingRun {

    /** The only argument before the folder of the examples. */
    static final String OPTION = "--cds-training-run";

    /** Policies in both syntaxes, in the folder of the examples. */
    static final List<String> POLICIES = List.of("every-entry/policy.qos", "every-entry/qos-policy.conf");

    /** A site with forwarding tables. */
    private static final String ROUTED = "cluster";

    /** A site with a project file, a snapshot and tests. */
    private static final String PROJECT = "tutorial";

    private static final String SOURCE = "head HCA-1/P1";
    private static final String DESTINATION = "vs2 HCA-1/P1";

    private final Console console;
    private final Path out;
    private final List<String> refused = new ArrayList<>();

    private TrainingRun(Console console, Path out) {
        this.console = console;
        this.out = out;
    }

    /**
     * Runs the commands.
     *
     * @param examples the folder of the project's examples
     * @return the commands that did not do their work, which should be none
     * @throws IOException when no temporary folder can be written
     */
    static List<String> on(Path examples) throws IOException {
        Path out = Files.createTempDirectory("qos-training");
        try {
            PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
            Path folder = examples.toAbsolutePath();
            Terminal coloured = new Terminal(false, true, true, false, 80);
            Console console =
                    new Console(InputStream.nullInputStream(), nowhere, new Messages(nowhere), folder, coloured);
            TrainingRun training = new TrainingRun(console, out);
            training.run();
            return training.refused;
        } finally {
            delete(out);
        }
    }

    private void run() throws IOException {
        for (String policy : POLICIES) {
            Path damaged = out.resolve("damaged-" + Path.of(policy).getFileName());
            Files.writeString(
                    damaged,
                    Files.readString(console.directory().resolve(policy)).replace("sl", "ls"));
            String other = policy.endsWith(".qos") ? "opensm" : "rfc";
            qos("check", policy, "every-entry/partitions.conf");
            qos("check", damaged.toString());
            qos("fmt", "--diff", policy);
            qos("generate", policy, "--out", out.resolve(other).toString());
            qos("convert", "--lossy", "--to", other, policy);
            qos("explain", "--policy", policy, "from", SOURCE, "to", DESTINATION, "service", "tcp:987");
            qos("check", out.resolve(other).resolve("opensm.opts").toString());
        }
        for (String format : List.of("compact", "json", "sarif", "github", "junit")) {
            qos("check", "--format", format, out.resolve("damaged-policy.qos").toString());
        }
        String policy = ROUTED + "/policy.qos";
        qos("match", "--policy", policy, "--queries", ROUTED + "/queries.txt");
        qos("path", "--policy", policy, "--fabric", ROUTED, "from", "cn01 HCA-1/P1", "to", "oss1 HCA-1/P1");
        String own = PROJECT + "/policy.qos";
        qos("check", own);
        qos("test", "--coverage", PROJECT);
        qos("generate", own, "--out", out.resolve(PROJECT).toString());
        qos("explain", "--policy", own, "from", "any", "to", "any", "client", "ipoib");
        qos("plan", "--policy", own);
        qos("rules");
        qos("rules", "unknown-group");
        discover();
        qos("version");
        qos("check", "--help");
    }

    /** What the commands of a live fabric do on one in memory, and what they load to find the one of this machine. */
    private void discover() throws IOException {
        UmadPort.isInstalled();
        DiscoveredSubnet found =
                new FabricDiscovery(new MadWindow(new TrainingFabric()), DiscoveryScope.ALL).discover();
        DiscoverySummary summary = new DiscoverySummary(found);
        Path snapshot = out.resolve("fabric.json.gz");
        SnapshotWriter.write(found.state(), Instant.EPOCH, snapshot);
        if (found.state().fabric().nodes().size() < 3 || !summary.unread().isEmpty()) {
            refused.add("discover: " + summary.found() + " " + summary.unread());
        }
        qos("plan", "--policy", PROJECT + "/policy.qos", "--fabric", snapshot.toString());
    }

    private void qos(String... args) {
        if (QosCommand.run(console, args) > ExitCode.FINDINGS) {
            refused.add(String.join(" ", args));
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
