package org.qos.cli.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.language.IoReason;
import org.qos.fabric.program.JournalFolder;
import org.qos.fabric.program.JournalLockedException;
import org.qos.fabric.program.PlanScope;
import org.qos.fabric.program.ProgramSettings;
import picocli.CommandLine.Option;

/** Where the journals of the commands that set tables are. */
public final class JournalOption {

    @Option(
            names = "--journal",
            paramLabel = "DIR",
            description = "The folder of journals, from which tables are restored (default: qos/journal in"
                    + " $XDG_STATE_HOME, else in ~/.local/state).")
    private Optional<Path> journal = Optional.empty();

    /** How tables are set, before anything is known of the fabric and the policy. */
    public ProgramSettings settings(Console console, PlanScope scope, boolean force) {
        Path folder = journal.map(console::resolve)
                .orElseGet(() -> JournalFolder.ofUser(System.getenv(), Path.of(System.getProperty("user.home"))));
        return new ProgramSettings(folder, OptionalLong.empty(), Set.of(), scope, force);
    }

    /** What the user reads when a journal cannot be used. */
    public static CommandFailed failed(IOException e) {
        return e instanceof JournalLockedException
                ? CommandFailed.failed(e.getMessage() + ". Wait until it ends.")
                : CommandFailed.failed("the journal cannot be used: " + IoReason.withFile(e));
    }
}
