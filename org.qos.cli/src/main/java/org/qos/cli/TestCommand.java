package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.input.FileArguments;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ReadableFiles;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policytest.PolicyCoverage;
import org.qos.cli.policytest.TestFormat;
import org.qos.cli.policytest.TestRun;
import org.qos.cli.policytest.TestRunResults;
import org.qos.cli.report.UnreadableFile;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.project.context.TestedFile;
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
                    + " test fails, a file has errors or no test, or the coverage is below the threshold, with 2 if no"
                    + " test matches the filter, with 3 if a file cannot be read."
        })
@Examples({"qos test policy.qostest", "qos test --coverage --threshold 80"})
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

    @Option(
            names = "--coverage",
            description = "Also print which rules and criteria of the policies no test covers, and why.")
    private boolean coverage;

    @Option(
            names = "--threshold",
            defaultValue = "0",
            paramLabel = "N",
            description = "Exit with 1 if the tests cover less than N percent of the rules of a policy (default:"
                    + " ${DEFAULT-VALUE}).")
    private String threshold;

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
        int percent = percentage();
        InputFiles inputs = context.inputs(console);
        FileArguments arguments =
                FileArguments.ofTests(console, inputs, files.isEmpty() ? List.of(Path.of(".")) : files);
        ReadableFiles readable = new ReadableFiles(console, arguments.areSeveral());
        Progress progress = output.progress(console);
        TestRun run = new TestRun(console, context, inputs, wanted, progress);
        List<TestedFile> tested = new ArrayList<>();
        for (Path file : arguments.files()) {
            progress.show("reading " + file);
            readable.reading(file, () -> run.of(file)).ifPresent(tested::add);
        }
        List<PolicyCoverage> covered = coverage ? run.coverage() : List.of();
        progress.end();
        run.unusable().forEach(file -> console.err().println("qos: " + file.message()));
        List<UnreadableFile> unreadable = Stream.of(arguments.unreadable(), readable.unreadable(), run.unusable())
                .flatMap(Collection::stream)
                .toList();
        format.report(output.hasColor(console) ? Ansi.ON : Ansi.OFF, output.quiet())
                .print(new TestRunResults(tested, unreadable, covered), console.out());
        if (!unreadable.isEmpty()) {
            return ExitCode.FAILED;
        }
        requireAMatch(tested);
        tested.stream().filter(TestedFile::isWithoutTests).forEach(file -> console.err()
                .println("qos: " + file.name() + ": has no test."));
        List<String> shortfalls = run.shortfalls(percent);
        String advice = coverage ? "" : "; --coverage shows the others";
        shortfalls.forEach(shortfall -> console.err().println("qos: " + shortfall + advice));
        return shortfalls.isEmpty() && tested.stream().allMatch(TestedFile::passed)
                ? ExitCode.CLEAN
                : ExitCode.FINDINGS;
    }

    /** A filter that selects nothing is wrong, unless the test that it means is in a file with errors. */
    private void requireAMatch(List<TestedFile> tested) {
        boolean some = tested.stream()
                .anyMatch(file -> !file.errors().isEmpty() || !file.results().isEmpty());
        if (filter.isPresent() && !some) {
            throw CommandFailed.usage("--filter: no test has a name in which '" + filter.get() + "' is found.");
        }
    }

    private int percentage() {
        if (!threshold.matches("[0-9]{1,2}|100")) {
            throw CommandFailed.usage("--threshold: '" + threshold + "' is not a percentage; use 0 to 100, without %.");
        }
        return Integer.parseInt(threshold);
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
