package org.qos.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.help.HelpPage;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code qos help}: the help of a command, as {@code --help} shows it. */
@Command(name = "help", description = "Show the help of a command.")
@Examples("qos help check")
final class HelpCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command (default: qos itself).")
    private Optional<String> command = Optional.empty();

    HelpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine whole = spec.parent().commandLine();
        CommandSpec shown =
                command.map(name -> named(name, whole)).orElse(whole).getCommandSpec();
        console.out().print(HelpPage.of(shown, console.terminal().columns()));
        return ExitCode.CLEAN;
    }

    private static CommandLine named(String name, CommandLine whole) {
        return Optional.ofNullable(whole.getSubcommands().get(name))
                .orElseThrow(() -> new UnmatchedArgumentException(whole, List.of(name)));
    }
}
