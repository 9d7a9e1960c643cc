package org.qos.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.report.ToolVersion;
import picocli.CommandLine.Command;

/** {@code qos version}. */
@Command(name = "version", description = "Print the version.")
@Examples("qos version")
final class VersionCommand implements Callable<Integer> {

    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        console.out().println("qos " + ToolVersion.current());
        return ExitCode.CLEAN;
    }
}
