package org.qos.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.fmt.FormattedFile;
import org.qos.cli.fmt.FormattedFiles;
import org.qos.cli.fmt.UnifiedDiff;
import org.qos.cli.help.Examples;
import org.qos.cli.input.FileArguments;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.NamingProjects;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.input.ReadableFiles;
import org.qos.cli.option.ConfigOption;
import org.qos.cli.option.LanguageOption;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.option.StandardInputOption;
import org.qos.dsl.format.Obstacle;
import org.qos.dsl.language.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos fmt}: formats files. */
@Command(
        name = "fmt",
        description =
                "Format policies, partition files, option files, enhanced QoS policies and tests. Only whitespace changes.",
        footer = {
            "A file with syntax errors is reported and not changed. Exits with 1 if there is one, and with --check or --diff"
                    + " also if a file would change. Files that qos.yaml ignores are skipped."
        })
@Examples("qos fmt --diff policy.qos")
final class FmtCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files to format, or folders in which all files of known names are formatted; - reads"
                    + " standard input and writes to standard output.")
    private List<Path> files;

    @Option(names = "--check", description = "Write nothing; list the files that would change.")
    private boolean check;

    @Option(names = "--diff", description = "Write nothing; print the changes as a unified diff.")
    private boolean diff;

    @Mixin
    private StandardInputOption standardInput;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ConfigOption config;

    @Mixin
    private OutputOptions output;

    FmtCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        boolean piped = files.stream().anyMatch(InputFiles::isPiped);
        if (piped && files.size() > 1) {
            throw CommandFailed.usage("- is standard input, and cannot be formatted together with other files.");
        }
        FileArguments arguments = FileArguments.of(console, standardInput.inputs(console), files);
        FormattedFiles formatted = new FormattedFiles(console, arguments.inputs(), language.language());
        ReadableFiles readable = new ReadableFiles(console, arguments.areSeveral());
        int exitCode = arguments.unreadable().isEmpty() ? ExitCode.CLEAN : ExitCode.FAILED;
        ProjectContexts contexts = config.contexts(console);
        NamingProjects projects = new NamingProjects(contexts, arguments.files());
        for (Path file : arguments.files()) {
            if (piped || !contexts.ignores(file)) {
                exitCode = Math.max(
                        exitCode,
                        readable.reading(
                                        file,
                                        () -> format(
                                                formatted.load(file, contexts.settings(file), projects), formatted))
                                .orElse(ExitCode.FAILED));
            }
        }
        return exitCode;
    }

    private int format(FormattedFile file, FormattedFiles formatted) {
        if (file.formatted().obstacle().isPresent()) {
            return leftAlone(file, file.formatted().obstacle().get());
        }
        if (check || diff) {
            return compared(file);
        }
        if (formatted.inputs().wasPiped(Path.of(file.name()))) {
            console.print(file.formatted().after());
        } else if (file.formatted().isChanged() && formatted.rewrite(file) && !output.quiet()) {
            console.err().println("qos: " + file.name() + ": formatted.");
        }
        return ExitCode.CLEAN;
    }

    private int compared(FormattedFile file) {
        if (check && file.formatted().isChanged()) {
            console.out().println(Printable.of(file.name()));
        }
        if (diff) {
            console.print(UnifiedDiff.of(file));
        }
        return file.formatted().isChanged() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private int leftAlone(FormattedFile file, Obstacle obstacle) {
        console.err()
                .println("qos: " + file.name() + ":" + file.formatted().line(obstacle.offset()) + ": not formatted: "
                        + obstacle.message());
        return ExitCode.FINDINGS;
    }
}
