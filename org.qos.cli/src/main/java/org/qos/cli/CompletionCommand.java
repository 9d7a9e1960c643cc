package org.qos.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import org.qos.cli.completion.CompletionShell;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.dsl.check.FindingCodes;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qos completion}: the script with which a shell completes commands, options and their values. */
@Command(
        name = "completion",
        description = "Print the completion script for a shell.",
        footer = {"Packages install the scripts. From a checkout: source <(qos completion bash)."})
@Examples("qos completion bash")
final class CompletionCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
    private CompletionShell shell;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().print(script(shell, QosCommand.commands(console)));
        return ExitCode.CLEAN;
    }

    /** The script of a shell for all commands. */
    static String script(CompletionShell shell, CommandLine commands) {
        return shell.script(commands.getCommandSpec(), Map.of("CODE", FindingCodes.all()));
    }
}
