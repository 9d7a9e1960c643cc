package org.qos.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.qos.cli.arguments.CommandSpecs;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.help.HelpPage;
import org.qos.cli.help.UsageError;
import org.qos.fabric.process.ProcessEnd;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The {@code qos} command, which only selects a subcommand. */
@Command(
        name = "qos",
        description = "Check, explain and generate QoS policies for InfiniBand fabrics.",
        mixinStandardHelpOptions = false,
        footer = {
            "Exit codes: 0 success, 1 findings at the fail level (check --fail-level, default: error), failed tests,"
                    + " differences or no path, 2 usage error, 3 I/O or internal error, 130 interrupted (Ctrl-C)."
        })
@Examples({"qos check policy.qos", "qos help check"})
public final class QosCommand implements Callable<Integer> {

    private static final String HELP_SECTION = "page";

    /** The command that describes the others. */
    private static final String HELP = "help";

    private final Console console;

    @Spec
    private CommandSpec spec;

    @CommandLine.Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Show this help and exit.")
    private boolean help;

    @CommandLine.Option(names = "--version", description = "Print the version and exit.")
    private boolean version;

    private QosCommand(Console console) {
        this.console = console;
    }

    /**
     * Runs one command.
     *
     * @param console the world outside
     * @param args the arguments of the command
     * @return the exit code, see {@link ExitCode}
     */
    public static int run(Console console, String... args) {
        try {
            return commandLine(console, wanted(subcommands(console), args)).execute(args);
        } finally {
            console.progress().end();
        }
    }

    /** All commands, with the settings that they share. */
    public static CommandLine commands(Console console) {
        return commandLine(console, subcommands(console));
    }

    /** {@code qos} itself and then each command, to describe them: what they print is lost. */
    public static List<CommandSpec> specs() {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        CommandLine qos = commands(new Console(
                InputStream.nullInputStream(), nowhere, nowhere, Path.of("").toAbsolutePath()));
        return Stream.concat(Stream.of(qos), qos.getSubcommands().values().stream())
                .map(CommandLine::getCommandSpec)
                .toList();
    }

    private static CommandLine commandLine(Console console, Map<String, Supplier<Object>> subcommands) {
        CommandLine commands = CommandSpecs.of(new QosCommand(console));
        subcommands.forEach((name, command) -> commands.addSubcommand(name, CommandSpecs.of(command.get())));
        return commands.registerConverter(Path.class, QosCommand::path)
                .setOut(console.out())
                .setErr(console.err())
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setHelpSectionKeys(List.of(HELP_SECTION))
                .setHelpSectionMap(Map.of(HELP_SECTION, page(console)))
                .setParameterExceptionHandler((problem, arguments) -> explain(problem, arguments, console))
                .setExecutionExceptionHandler((problem, command, parsed) -> explain(problem, console));
    }

    /** All commands by name, in the order of the help. */
    private static Map<String, Supplier<Object>> subcommands(Console console) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("init", () -> new InitCommand(console));
        commands.put("design", () -> new DesignCommand(console));
        commands.put("check", () -> new CheckCommand(console));
        commands.put("fmt", () -> new FmtCommand(console));
        commands.put("generate", () -> new GenerateCommand(console));
        commands.put("match", () -> new MatchCommand(console));
        commands.put("explain", () -> new ExplainCommand(console));
        commands.put("path", () -> new PathCommand(console));
        commands.put("audit", () -> new AuditCommand(console));
        commands.put("simulate", () -> new SimulateCommand(console));
        commands.put("diff", () -> new DiffCommand(console));
        commands.put("test", () -> new TestCommand(console));
        commands.put("discover", () -> new DiscoverCommand(console));
        commands.put("plan", () -> new PlanCommand(console));
        commands.put("report", () -> new ReportCommand(console));
        commands.put("convert", () -> new ConvertCommand(console));
        commands.put("doctor", () -> new DoctorCommand(console));
        commands.put("deploy", () -> new DeployCommand(console));
        commands.put("apply", () -> new ApplyCommand(console));
        commands.put("verify", () -> new VerifyCommand(console));
        commands.put("rollback", () -> new RollbackCommand(console));
        commands.put("watch", () -> new WatchCommand(console));
        commands.put("rules", () -> new RulesCommand(console));
        commands.put("lsp", LspCommand::new);
        commands.put("completion", () -> new CompletionCommand(console));
        commands.put(HELP, () -> new HelpCommand(console));
        commands.put("version", () -> new VersionCommand(console));
        return commands;
    }

    /** The command that the first argument names, else all of them: the options of each are read. */
    private static Map<String, Supplier<Object>> wanted(Map<String, Supplier<Object>> commands, String... args) {
        boolean one = args.length > 0 && commands.containsKey(args[0]) && !args[0].equals(HELP);
        return one ? Map.of(args[0], commands.get(args[0])) : commands;
    }

    private static CommandLine.IHelpSectionRenderer page(Console console) {
        return help -> HelpPage.of(help.commandSpec(), console.terminal().columns());
    }

    /** Without a command the help is an error message, because a script that forgets the command is wrong. */
    @Override
    public Integer call() {
        if (version) {
            return spec.commandLine().getSubcommands().get("version").execute();
        }
        HelpPage.of(spec, console.terminal().columns()).lines().forEach(console.err()::println);
        return ExitCode.USAGE;
    }

    /** Java takes an empty path for the current folder; whoever passes one has an empty variable in a script. */
    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new TypeConversionException("expected a path, not an empty text");
        }
        return Path.of(text);
    }

    private static int explain(ParameterException problem, String[] arguments, Console console) {
        UsageError.lines(problem, arguments).forEach(console.err()::println);
        return ExitCode.USAGE;
    }

    /** A command that is interrupted loses its temporary files: what it then misses is not reported. */
    private static int explain(Exception problem, Console console) {
        if (ProcessEnd.hasBegun()) {
            return ExitCode.FAILED;
        }
        if (problem instanceof CommandFailed failed) {
            console.err().println("qos: " + failed.getMessage());
            return failed.exitCode();
        }
        console.err().println("qos: internal error: " + problem + ". Please report it with the files that cause it.");
        return ExitCode.FAILED;
    }
}
