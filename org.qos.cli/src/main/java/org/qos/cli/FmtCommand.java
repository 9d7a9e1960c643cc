package org.qos.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.fmt.FormattedFile;
import org.qos.cli.fmt.UnifiedDiff;
import org.qos.cli.report.Printable;
import org.qos.dsl.format.Obstacle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos fmt}: the same files in the usual layout. */
@Command(
        name = "fmt",
        description = "Lay out policies, partition files and option files; nothing but blanks and line ends changes.",
        footer = {
            "",
            "A file with syntax errors is left alone and named, and ends the command with 1; so does a file that would",
            "change, with --check or --diff."
        })
final class FmtCommand implements Callable<Integer> {

    private static final Path STANDARD_INPUT = Path.of("-");

    private final Console console;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "The files; - reads standard input, writes to standard output.")
    private List<Path> files;

    @Option(names = "--check", description = "Write no file; name those that would change.")
    private boolean check;

    @Option(names = "--diff", description = "Write no file; show what would change.")
    private boolean diff;

    @Option(
            names = "--stdin-filename",
            paramLabel = "NAME",
            description = "What standard input is called; says its language.")
    private Optional<Path> stdinName;

    @Option(
            names = "--language",
            paramLabel = "L",
            description = "Read all files as rfc, opensm, partitions or opts, whatever they are called.")
    private Optional<String> language;

    @Mixin
    private OutputOptions output;

    FmtCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (files.contains(STANDARD_INPUT)) {
            return standardInput();
        }
        FormattedFiles formatted = new FormattedFiles(console);
        ReadableFiles readable = new ReadableFiles(console);
        int exitCode = ExitCode.CLEAN;
        for (Path file : files) {
            exitCode = Math.max(
                    exitCode,
                    readable.reading(file, () -> file(formatted.load(file, language)))
                            .orElse(ExitCode.FAILED));
        }
        return exitCode;
    }

    private int standardInput() {
        if (files.size() > 1) {
            throw CommandFailed.usage("- stands for standard input and takes no other files beside it.");
        }
        FormattedFile file = new FormattedFiles(console).read(stdinName, language);
        if (file.obstacle().isPresent()) {
            return leftAlone(file, file.obstacle().get());
        }
        if (check || diff) {
            return compared(file);
        }
        console.out().print(file.after());
        return ExitCode.CLEAN;
    }

    private int file(FormattedFile file) {
        if (file.obstacle().isPresent()) {
            return leftAlone(file, file.obstacle().get());
        }
        if (check || diff) {
            return compared(file);
        }
        if (file.isChanged()) {
            FormattedFiles.rewrite(file);
            if (!output.quiet()) {
                console.err().println("qos: " + Printable.of(file.name()) + ": formatted.");
            }
        }
        return ExitCode.CLEAN;
    }

    private int compared(FormattedFile file) {
        if (check && file.isChanged()) {
            console.out().println(Printable.of(file.name()));
        }
        if (diff) {
            console.out().print(UnifiedDiff.of(file));
        }
        return file.isChanged() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private int leftAlone(FormattedFile file, Obstacle obstacle) {
        console.err()
                .println("qos: "
                        + Printable.of(
                                file.name() + ":" + file.line(obstacle) + ": not formatted: " + obstacle.message()));
        return ExitCode.FINDINGS;
    }
}
