package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.baseline.KnownFindings;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.Format;
import org.qos.cli.report.NamedFile;
import org.qos.cli.report.Printable;
import org.qos.dsl.check.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos check}: every mistake of some files in one pass. */
@Command(
        name = "check",
        description = "Report every mistake in policies, partition files and option files.",
        footer = {
            "",
            "Exits with 1 when there are findings at the fail level, with 3 when a file cannot be read;",
            "the other files are checked nevertheless."
        })
final class CheckCommand implements Callable<Integer> {

    /** Fixes that touch each other are applied one after the other; no text needs more rounds in practice. */
    private static final int MOST_ROUNDS = 10;

    private final Console console;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "The files to check. Without any those that the project file names.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "FORMAT",
            description = "One of ${COMPLETION-CANDIDATES}.")
    private Format format;

    @Option(
            names = "--fail-level",
            defaultValue = "error",
            paramLabel = "LEVEL",
            description = "The least severity that makes the command exit with 1: ${COMPLETION-CANDIDATES}.")
    private Severity failLevel;

    @Option(
            names = "--language",
            paramLabel = "L",
            description = "Read all files as rfc, opensm, partitions or opts, whatever they are called.")
    private Optional<String> language;

    @Option(
            names = "--partitions",
            paramLabel = "F",
            description = "The partition file that policies refer to; checked only when it is among the files.")
    private Optional<Path> partitions;

    @Option(
            names = "--config",
            paramLabel = "F",
            description = "The project file for all files, instead of the qos.yaml that is nearest above each.")
    private Optional<Path> config;

    @Option(names = "--fix", description = "Mend in the files what one edit certainly mends, then report the rest.")
    private boolean fix;

    @Mixin
    private SubnetOptions site;

    @Mixin
    private BaselineOptions baseline;

    @Mixin
    private OutputOptions output;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Optional<KnownFindings> known = baseline.read(console);
        CheckResult all = fixed(known);
        CheckResult result = baseline.update(known, all, console)
                .map(findings -> findings.newOnes(all))
                .orElse(all);
        format.report(output.colorful(console) ? Ansi.ON : Ansi.OFF, output.quiet())
                .print(result, console.out());
        result.internalErrors().forEach(message -> console.err().println("qos: " + Printable.of(message)));
        if (!result.unreadable().isEmpty() || !result.internalErrors().isEmpty()) {
            return ExitCode.FAILED;
        }
        return result.failed() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    /** Checks the files, with fixes as often as there is something new to mend. */
    private CheckResult fixed(Optional<KnownFindings> known) {
        ProjectSettings settings = new ProjectSettings(console, config);
        List<Path> checked = files.isEmpty() ? settings.files() : List.copyOf(files);
        CheckRound check = new CheckRound(console, checked, language, partitions, settings, site, failLevel);
        CheckResult result = check.run();
        FileFixes fixes = new FileFixes(console, output.quiet());
        for (int round = 0; fix && round < MOST_ROUNDS && fixes.apply(newIn(result, known)); round++) {
            result = check.run();
        }
        return result;
    }

    private static List<NamedFile> newIn(CheckResult result, Optional<KnownFindings> known) {
        return known.map(findings -> findings.newOnes(result)).orElse(result).files();
    }
}
