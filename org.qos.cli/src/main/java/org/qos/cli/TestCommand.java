package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.qos.analysis.policytest.TestResult;
import org.qos.cli.help.Examples;
import org.qos.cli.policytest.TestFormat;
import org.qos.cli.policytest.TestedFile;
import org.qos.cli.report.UnreadableFile;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.TestFileRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos test}: runs the tests of policies. */
@Command(
        name = "test",
        description = "Run the tests of policies (*.qostest), and report each expectation that does not hold.",
        footer = {
            "A test names requests and what it expects of them; with 'for all' it is proved for every value of the fields"
                    + " that a request does not state. docs/policy-tests.md describes the language. Exits with 1 if a"
                    + " test fails or a file has errors, with 3 if a file cannot be read."
        })
@Examples({"qos test site.qostest", "qos test --format junit tests/"})
final class TestCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "Files with tests, or folders in which all of them are run (default: the current folder).")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json|junit",
            description = "How results are printed (default: ${DEFAULT-VALUE}).")
    private TestFormat format;

    @Option(
            names = "--filter",
            paramLabel = "REGEX",
            description = "Run only the tests in whose names the regular expression is found.")
    private Optional<String> filter = Optional.empty();

    @Mixin
    private ContextOptions context;

    @Mixin
    private OutputOptions output;

    TestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Pattern wanted = pattern();
        InputFiles inputs = context.inputs(console);
        FileArguments arguments =
                FileArguments.ofTests(console, inputs, files.isEmpty() ? List.of(Path.of(".")) : files);
        ReadableFiles readable = new ReadableFiles(console, arguments.areSeveral());
        ProjectContexts contexts = context.contexts(console);
        Progress progress = output.progress(console);
        List<TestedFile> tested = new ArrayList<>();
        for (Path file : arguments.files()) {
            progress.show("reading " + file);
            readable.reading(file, () -> run(file, inputs, contexts, wanted, progress))
                    .ifPresent(tested::add);
        }
        progress.end();
        List<String> unreadable = new ArrayList<>();
        arguments.unreadable().stream().map(UnreadableFile::message).forEach(unreadable::add);
        readable.unreadable().stream().map(UnreadableFile::message).forEach(unreadable::add);
        format.report(output.hasColor(console) ? Ansi.ON : Ansi.OFF, output.quiet())
                .print(tested, unreadable, console.out());
        if (!unreadable.isEmpty()) {
            return ExitCode.FAILED;
        }
        return tested.stream().allMatch(TestedFile::passed) ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    private TestedFile run(Path file, InputFiles inputs, ProjectContexts contexts, Pattern wanted, Progress progress) {
        DocumentContext known = contexts.of(file);
        SourceFile source = inputs.load(file, new PolicyTestLanguage(), known);
        CheckedFile checked = Checker.check(source, known.fabricContext());
        if (checked.hasErrors()) {
            return new TestedFile(
                    file.toString(),
                    checked.found().stream()
                            .filter(finding -> finding.severity() == Severity.ERROR)
                            .toList(),
                    List.of(),
                    known.fabricContext().fabric());
        }
        AtomicReference<String> current = new AtomicReference<>("");
        TestFileRun tests = TestFileRun.of(
                source, known, (rules, of) -> progress.show(current.get() + ": " + rules + " of " + of + " rules"));
        List<TestResult> results = tests.run(test -> wanted.matcher(test.name()).find(), test -> {
            current.set(file + ": " + test.name());
            progress.show(current.get());
        });
        return new TestedFile(
                file.toString(), List.of(), results, known.fabricContext().fabric());
    }

    private Pattern pattern() {
        try {
            return Pattern.compile(filter.orElse(""));
        } catch (PatternSyntaxException malformed) {
            throw CommandFailed.usage("--filter: '" + malformed.getPattern() + "' is not a regular expression: "
                    + malformed.getDescription() + ".");
        }
    }
}
