package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.Format;
import org.qos.cli.report.NamedFile;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.settings.Settings;
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

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "The files to check.")
    private List<Path> files;

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
    private OutputOptions output;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        CheckResult result = check(new InputFiles(console), new ProjectSettings(console, config));
        FileFixes fixes = new FileFixes(console);
        for (int round = 0; fix && round < MOST_ROUNDS && fixes.apply(result.files()); round++) {
            result = check(new InputFiles(console), new ProjectSettings(console, config));
        }
        format.report(output.colorful(console) ? Ansi.ON : Ansi.OFF, output.quiet())
                .print(result, console.out());
        if (!result.unreadable().isEmpty()) {
            return ExitCode.FAILED;
        }
        return result.failed() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private CheckResult check(InputFiles inputs, ProjectSettings settings) {
        ReadableFiles readable = new ReadableFiles(console);
        List<SourceFile> besides = new ArrayList<>();
        Settings shared = settings.of(files.get(0));
        partitions
                .or(shared::partitions)
                .filter(file -> files.stream().map(console::resolve).noneMatch(console.resolve(file)::equals))
                .flatMap(file -> readable.reading(file, () -> inputs.load(file, Language.PARTITIONS)))
                .ifPresent(besides::add);
        files.removeIf(settings::ignores);
        Map<Integer, SourceFile> sources = load(inputs, readable);
        besides.addAll(sources.values());
        Subnet subnet = site.subnet(console, readable, besides, shared);
        List<NamedFile> checked = sources.entrySet().stream()
                .map(e -> check(files.get(e.getKey()), e.getValue(), subnet, settings))
                .toList();
        return new CheckResult(console.directory(), checked, readable.unreadable(), failLevel);
    }

    private static NamedFile check(Path file, SourceFile source, Subnet subnet, ProjectSettings settings) {
        CheckedFile checked = settings.of(file).rules().apply(Checker.check(source, subnet));
        return new NamedFile(file.toString(), checked);
    }

    /** Loads partitions first, so that policies find them; gives the files by their places in the command. */
    private Map<Integer, SourceFile> load(InputFiles inputs, ReadableFiles readable) {
        Map<Integer, Language> languages = new TreeMap<>();
        for (int i = 0; i < files.size(); i++) {
            int place = i;
            readable.reading(files.get(i), () -> inputs.language(files.get(place), language))
                    .ifPresent(found -> languages.put(place, found));
        }
        List<Integer> loadingOrder = new ArrayList<>(languages.keySet());
        loadingOrder.sort(Comparator.comparing(i -> languages.get(i) == Language.PARTITIONS ? 0 : 1));
        Map<Integer, SourceFile> sources = new TreeMap<>();
        loadingOrder.forEach(i -> readable.reading(files.get(i), () -> inputs.load(files.get(i), languages.get(i)))
                .ifPresent(source -> sources.put(i, source)));
        return sources;
    }
}
