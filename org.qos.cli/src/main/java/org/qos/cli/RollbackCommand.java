package org.qos.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.live.LiveWork;
import org.qos.cli.live.ReadingReport;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.TextFormat;
import org.qos.cli.program.ConsentOption;
import org.qos.cli.program.DriftText;
import org.qos.cli.program.JournalOption;
import org.qos.cli.program.RefusalText;
import org.qos.cli.program.RollbackReport;
import org.qos.fabric.program.LiveSubnet;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.ProgramSettings;
import org.qos.fabric.program.RefusedException;
import org.qos.fabric.program.Rollback;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos rollback}: restores the tables that an interrupted or failed run has changed. */
@Command(
        name = "rollback",
        description = "Restore the tables that the live fabric had before an interrupted or failed 'qos apply'.",
        footer = {
            "Prints which run is undone (its time, its policy, how many tables) and which tables change, and asks before"
                    + " anything is set. The old tables are in the journal of that run. A rollback can be interrupted and"
                    + " started again."
        })
@Examples({"qos rollback", "qos rollback --last --yes"})
final class RollbackCommand implements Callable<Integer> {

    private final Console console;

    @Option(names = "--last", description = "Undo the last run also when it succeeded.")
    private boolean last;

    @Mixin
    private ConsentOption consent;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the run and the result are printed; json needs --yes (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Mixin
    private LiveOptions live;

    @Mixin
    private JournalOption journal;

    @Mixin
    private OutputOptions output;

    RollbackCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (format == TextFormat.JSON && !consent.isGiven()) {
            throw CommandFailed.usage("--format json: needs --yes, because a question is text.");
        }
        return new LiveWork(live, console, output.progress(console)).with(subnet -> restore(subnet.read()));
    }

    private int restore(LiveSubnet.Reading reading) {
        new ReadingReport(console).print(reading);
        ProgramSettings settings =
                journal.settings(console, new PlanScope(true, true), true).with(reading.subnetPrefix());
        if (!Files.isDirectory(settings.journals())) {
            throw CommandFailed.failed(
                    settings.journals() + ": no such folder; no run of 'qos apply' has a journal there.");
        }
        try {
            RollbackReport report =
                    new RollbackReport(console, format, reading.state().fabric(), consent);
            ProgramResult result = new Rollback(reading.tables(), settings, report).run(reading.state(), last);
            return report.print(result, new DriftText(reading.state().fabric()));
        } catch (RefusedException e) {
            RefusalText.lines(e, reading.state().fabric()).forEach(console.err()::println);
            return ExitCode.FINDINGS;
        } catch (IOException e) {
            throw JournalOption.failed(e);
        }
    }
}
