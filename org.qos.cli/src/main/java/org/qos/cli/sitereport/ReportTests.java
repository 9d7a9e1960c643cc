package org.qos.cli.sitereport;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.qos.analysis.policytest.TestResult;
import org.qos.analysis.report.ReportFile;
import org.qos.analysis.report.ReportedTests;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.FolderFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.TestFileRun;

/** The tests of a policy that a report counts: those in its folder and in folders below, as far as they have no errors. */
public final class ReportTests {

    private final Console console;
    private final LoadedPolicy loaded;
    private final ProjectContexts contexts;
    private final InputFiles inputs;
    private final Consumer<String> progress;
    private final List<Path> files = new ArrayList<>();
    private final List<TestResult> results = new ArrayList<>();

    /**
     * Runs nothing yet.
     *
     * @param progress takes the name of the test that runs, for people
     */
    public ReportTests(Console console, LoadedPolicy loaded, ContextOptions options, Consumer<String> progress) {
        this.console = console;
        this.loaded = loaded;
        this.contexts = options.contexts(console);
        this.inputs = options.inputs(console);
        this.progress = progress;
    }

    /** Runs the tests; stops when the thread is interrupted. */
    void run() {
        PolicyTestLanguage tests = new PolicyTestLanguage();
        Path folder = console.resolve(loaded.file()).getParent();
        FolderFiles.firstIn(
                        List.of(folder), file -> tests.claims(file.getFileName().toString()))
                .stream()
                .sorted()
                .forEach(this::runIfReadable);
    }

    /** Whoever runs {@code qos test} hears about the others. */
    private void runIfReadable(Path path) {
        try {
            run(path);
        } catch (CommandFailed unreadable) {
            progress.accept("reading " + console.name(path));
        }
    }

    private void run(Path path) {
        Path file = Path.of(console.name(path));
        DocumentContext known = contexts.ofTests(file, inputs.text(file));
        SourceFile source = inputs.load(file, new PolicyTestLanguage(), known);
        CheckedFile checked = Checker.check(source, known.fabricContext());
        boolean canRun =
                !checked.hasErrors() && known.fabricContext().tested().policy().isPresent();
        if (isForThePolicy(known) && canRun) {
            files.add(path);
            results.addAll(TestFileRun.of(source, known, (rules, of) -> {})
                    .run(test -> true, test -> progress.accept("running " + test.name())));
        }
    }

    private boolean isForThePolicy(DocumentContext known) {
        Path policy = console.resolve(loaded.file()).normalize();
        return known.policy()
                .map(found -> Path.of(URI.create(found.uri())).normalize())
                .filter(policy::equals)
                .isPresent();
    }

    /** The files whose tests ran, as the page lists them. */
    List<ReportFile> files() throws IOException {
        List<ReportFile> listed = new ArrayList<>();
        for (Path file : files) {
            listed.add(new ReportFile("tests", console.name(file), ReportSource.digest(file), Optional.empty()));
        }
        return listed;
    }

    /** The tests that ran. */
    ReportedTests results() {
        return new ReportedTests(
                results.size(),
                (int) results.stream().filter(result -> !result.passed()).count(),
                byRule());
    }

    private List<Integer> byRule() {
        int rules = results.isEmpty() ? 0 : loaded.policy().rules().size();
        return IntStream.rangeClosed(1, rules)
                .map(rule -> (int) results.stream()
                        .filter(result -> result.deciding().contains(rule))
                        .count())
                .boxed()
                .toList();
    }
}
