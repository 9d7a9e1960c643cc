package org.qos.cli;

import java.time.Duration;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.program.PolicyFollower;
import org.qos.cli.program.ProgramOptions;
import org.qos.cli.program.WatchReport;
import org.qos.cli.terminal.Progress;
import org.qos.fabric.process.ProcessEnd;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.Watch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos watch}: keeps the tables of a live fabric as the policy says. */
@Command(
        name = "watch",
        description = "Keep the tables of the live fabric as a policy says, while its files, OpenSM and the fabric"
                + " change.",
        footer = {
            "The fabric is read in rounds, and what differs is set. Edits of the policy and of its related files"
                    + " count from the next round; while they have errors, the last policy without errors stays in"
                    + " force. Ends with SIGINT or SIGTERM, after the tables that are being set."
        })
@Examples({"qos watch --policy policy.qos", "qos watch --policy policy.qos --interval 60"})
final class WatchCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--interval",
            defaultValue = "10",
            paramLabel = "SECONDS",
            description = "The pause between two rounds, at least 1 (default: ${DEFAULT-VALUE}).")
    private int interval;

    @Option(names = "--once", description = "Do one round; exit with 1 if tables then differ from the policy.")
    private boolean once;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private LiveOptions live;

    @Mixin
    private ProgramOptions program;

    @Mixin
    private OutputOptions output;

    WatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (interval < 1) {
            throw CommandFailed.usage("--interval: expected at least 1 second, not " + interval + ".");
        }
        PolicyFollower follower = new PolicyFollower(console, () -> policy.load(console));
        ProgramSettings settings =
                program.settings(console).withPolicy(follower.file().toString());
        return new LiveWork(live, console, Progress.NONE).with(subnet -> {
            WatchReport report = new WatchReport(console.err()::println);
            Watch watch = new Watch(subnet, follower, settings, report);
            Thread ending = new Thread(() -> end(watch, report));
            ProcessEnd.run(ending);
            if (once) {
                boolean asWanted = watch.round();
                ProcessEnd.cancel(ending);
                return asWanted ? ExitCode.CLEAN : ExitCode.FINDINGS;
            }
            console.err().println("watching; the tables are compared every " + interval + " s.");
            return keepWatching(watch);
        });
    }

    /** Goes on until a signal ends the process. */
    private int keepWatching(Watch watch) {
        try {
            while (true) {
                watch.round();
                Thread.sleep(Duration.ofSeconds(interval).toMillis());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    /** When a signal ends the process. */
    private static void end(Watch watch, WatchReport report) {
        watch.stop();
        report.ended();
    }
}
