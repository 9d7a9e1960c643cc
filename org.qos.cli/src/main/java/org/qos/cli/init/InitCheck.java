package org.qos.cli.init;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.cli.baseline.Baseline;
import org.qos.cli.baseline.BaselineFile;
import org.qos.cli.baseline.KnownFindings;
import org.qos.cli.check.CheckRun;
import org.qos.cli.console.Console;
import org.qos.cli.input.FileArguments;
import org.qos.cli.input.InputFiles;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policytest.TestFormat;
import org.qos.cli.policytest.TestRun;
import org.qos.cli.policytest.TestRunResults;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.Format;
import org.qos.dsl.check.Severity;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.project.context.TestedFile;
import picocli.CommandLine.Help.Ansi;

/** Checks a new project as {@code qos check} and {@code qos test} do. */
public final class InitCheck {

    /** The findings that the files of a site have when they become a project. */
    static final String BASELINE = "known-findings.json";

    private final Console console;
    private final OutputOptions output;
    private final ContextOptions options = new ContextOptions();
    private final InputFiles inputs;
    private CheckResult checked;
    private int tests;

    /**
     * Checks nothing yet.
     *
     * @param console in the folder of the project
     */
    public InitCheck(Console console, OutputOptions output) {
        this.console = console;
        this.output = output;
        this.inputs = new InputFiles(console, Optional.empty());
    }

    /**
     * Whether no file has a finding that prevents a project; prints these files' findings otherwise.
     *
     * @param clean whether no finding at all is accepted, or errors only are not
     */
    boolean isSound(boolean clean) throws IOException {
        FileArguments files = FileArguments.of(console, inputs, List.of(Path.of(".")));
        checked = new CheckRun(console, files, options, options.contexts(console), output.progress(console))
                .run(clean ? Severity.INFO : Severity.ERROR);
        console.progress().end();
        boolean sound = !checked.failed() && checked.unreadable().isEmpty();
        if (!sound) {
            Format.COMPACT.report(Ansi.OFF, output.quiet()).print(checked, console.out());
        }
        return sound;
    }

    /** Whether the tests pass; prints those that fail. */
    public boolean passes() throws IOException {
        TestedFile tested = new TestRun(console, options, inputs, Pattern.compile(""), output.progress(console))
                .of(Path.of(ProjectFile.TESTS));
        console.progress().end();
        tests = tested.results().size();
        if (!tested.passed()) {
            TestFormat.TEXT
                    .report(Ansi.OFF, true)
                    .print(new TestRunResults(List.of(tested), List.of(), List.of()), console.out());
        }
        return tested.passed();
    }

    /** The findings of the files of a site, so that later checks report what is new. */
    Optional<GeneratedFile> baseline(Path scratch) throws IOException {
        Path path = scratch.resolve(BASELINE);
        Baseline known = KnownFindings.all(path, checked);
        if (known.findings().isEmpty()) {
            return Optional.empty();
        }
        BaselineFile.write(path, known);
        return Optional.of(new GeneratedFile(BASELINE, Files.readAllBytes(path)));
    }

    /** What was found, for a message. */
    String summary() {
        long findings = checked.files().stream()
                .mapToLong(file -> file.findings().size())
                .sum();
        String found = findings == 1 ? "1 finding" : findings + " findings";
        return (findings == 0 ? "no findings" : found + ", noted in " + BASELINE) + ", " + tests
                + (tests == 1 ? " test passes" : " tests pass");
    }
}
