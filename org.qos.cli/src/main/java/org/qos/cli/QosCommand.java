package org.qos.cli;

import org.qos.cli.report.Printable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code qos} command, which only selects a subcommand. */
@Command(
        name = "qos",
        description = "Check, explain and generate QoS policies for InfiniBand fabrics.",
        mixinStandardHelpOptions = false,
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Exit codes: 0 success, 1 findings or differences, 2 usage error, 3 I/O or internal error."})
public final class QosCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @CommandLine.Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Show this help and exit.")
    private boolean help;

    private QosCommand() {}

    /**
     * Runs one command.
     *
     * @param console the world outside
     * @param args the arguments of the command
     * @return the exit code, see {@link ExitCode}
     */
    public static int run(Console console, String... args) {
        return new CommandLine(new QosCommand())
                .addSubcommand(new CheckCommand(console))
                .addSubcommand(new FmtCommand(console))
                .addSubcommand(new GenerateCommand(console))
                .addSubcommand(new MatchCommand(console))
                .addSubcommand(new ExplainCommand(console))
                .addSubcommand(new PathCommand(console))
                .addSubcommand(new ConvertCommand(console))
                .addSubcommand(new RulesCommand(console))
                .addSubcommand(new LspCommand())
                .addSubcommand(new VersionCommand(console))
                .setOut(console.out())
                .setErr(console.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((problem, command, parsed) -> explain(problem, console))
                .execute(args);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "A command is missing; expected one of those below.");
    }

    private static int explain(Exception problem, Console console) {
        if (problem instanceof CommandFailed failed) {
            console.err().println("qos: " + Printable.of(failed.getMessage()));
            return failed.exitCode();
        }
        console.err().println("qos: internal error: " + problem + ". Please report it with the files that cause it.");
        return ExitCode.FAILED;
    }
}
