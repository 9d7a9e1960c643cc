package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.qos.dsl.check.Checker;
import org.qos.dsl.check.Severity;
import org.qos.dsl.project.Language;
import org.qos.dsl.project.SourceFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos check}: every mistake of some files in one pass. */
@Command(
        name = "check",
        description = "Report every mistake in policies, partition files and option files.",
        footer = {"", "A file that cannot be read ends the command with 3, findings at the fail level with 1."})
final class CheckCommand implements Callable<Integer> {

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

    @Mixin
    private OutputOptions output;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        InputFiles inputs = new InputFiles(console);
        partitions.filter(file -> !files.contains(file)).ifPresent(file -> inputs.load(file, Language.PARTITIONS));
        List<NamedFile> checked = check(inputs);
        print(checked);
        boolean failed = checked.stream()
                .flatMap(file -> file.checked().findings().stream())
                .anyMatch(finding -> finding.severity().atLeast(failLevel));
        return failed ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    /** Loads partitions first, so that policies find them, and checks in the order in which the user named the files. */
    private List<NamedFile> check(InputFiles inputs) {
        Map<Integer, Language> languages = new TreeMap<>();
        for (int i = 0; i < files.size(); i++) {
            languages.put(i, inputs.language(files.get(i), language));
        }
        List<Integer> loadingOrder = new ArrayList<>(languages.keySet());
        loadingOrder.sort(Comparator.comparing(i -> languages.get(i) == Language.PARTITIONS ? 0 : 1));
        Map<Integer, SourceFile> sources = new TreeMap<>();
        loadingOrder.forEach(i -> sources.put(i, inputs.load(files.get(i), languages.get(i))));
        return sources.entrySet().stream()
                .map(e -> new NamedFile(files.get(e.getKey()).toString(), Checker.check(e.getValue())))
                .toList();
    }

    private void print(List<NamedFile> checked) throws JsonProcessingException {
        switch (format) {
            case JSON -> new JsonReport(console.out()).print(checked);
            case TEXT -> printText(checked);
        }
    }

    private void printText(List<NamedFile> checked) {
        TextReport report = new TextReport(console.out(), output.colorful(console) ? Ansi.ON : Ansi.OFF);
        report.print(checked);
        if (!output.quiet()) {
            report.printSummary(checked);
        }
    }
}
