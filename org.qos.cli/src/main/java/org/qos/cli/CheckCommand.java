package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.baseline.BaselineOptions;
import org.qos.cli.baseline.KnownFindings;
import org.qos.cli.check.CheckRun;
import org.qos.cli.check.FileFixes;
import org.qos.cli.check.TargetHint;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.input.FileArguments;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.FailLevelOption;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.Format;
import org.qos.cli.report.ReportedFile;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos check}: all findings of some files in one pass. */
@Command(
        name = "check",
        description =
                "Check policies, partition files, option files, enhanced QoS policies and tests, and report all findings in"
                        + " one pass.",
        footer = {
            "Exits with 1 if there is a finding at the fail level or above: errors by default; with --fail-level warning"
                    + " also warnings. Exits with 3 if a file cannot be read; the other files are checked nevertheless."
                    + " 'qos rules CODE' explains a finding."
        })
@Examples({"qos check policy.qos partitions.conf", "qos check --fail-level warning --format json policy.qos"})
final class CheckCommand implements Callable<Integer> {

    /** Fixes that touch each other are applied one after the other; no text needs more rounds in practice. */
    private static final int MAX_ROUNDS = 10;

    private final Console console;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "Files to check, - for standard input, or folders in which all files of known names are"
                            + " checked (default: the files named in qos.yaml, else those of known names in the current folder).")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "FORMAT",
            description = "How findings are printed: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(
            names = "--max-findings",
            defaultValue = "1000",
            paramLabel = "N",
            description = "How many findings of a file are printed at most, the most severe first; the rest are counted"
                    + " (default: ${DEFAULT-VALUE}; 0: all).")
    private int maxFindings;

    @Option(
            names = "--fix",
            description = "Apply the automatic fixes to the files, then report the remaining findings.")
    private boolean fix;

    @Mixin
    private ContextOptions context;

    @Mixin
    private FailLevelOption failLevel;

    @Mixin
    private BaselineOptions baseline;

    @Mixin
    private OutputOptions output;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (fix && files.stream().anyMatch(InputFiles::isPiped)) {
            throw CommandFailed.usage("--fix changes files, and cannot change what is piped in.");
        }
        if (maxFindings < 0) {
            throw CommandFailed.usage("--max-findings: expected 0 or more, not " + maxFindings + ".");
        }
        Optional<KnownFindings> known = baseline.read(console);
        CheckResult all = fixed(known);
        CheckResult result = baseline.update(known, all, CheckCommand::isOfCheck, console)
                .map(findings -> findings.newOnes(all))
                .orElse(all);
        console.progress().end();
        format.report(output.hasColor(console) ? Ansi.ON : Ansi.OFF, output.quiet())
                .print(shown(result), console.out());
        result.internalErrors().forEach(message -> console.err().println("qos: " + message));
        if (!output.quiet()) {
            new TargetHint(console).print(result);
        }
        pointToRules(result);
        if (!result.unreadable().isEmpty() || !result.internalErrors().isEmpty()) {
            return ExitCode.FAILED;
        }
        return result.failed() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private static boolean isOfCheck(String code) {
        return AnalysisCode.byCode(code).isEmpty() || Rules.byCode(code).isPresent();
    }

    /** In the format for people, the way from a code to its page. The report comes first where both are on a terminal. */
    private void pointToRules(CheckResult result) {
        if (format == Format.TEXT && !output.quiet()) {
            console.out().flush();
            result.firstCode().ifPresent(code -> console.err()
                    .println("qos: 'qos rules CODE' explains a finding, such as 'qos rules " + code + "'."));
        }
    }

    /** The findings to print; what is left out of a file is said. */
    private CheckResult shown(CheckResult result) {
        CheckResult shown = maxFindings > 0 ? result.shown(maxFindings) : result;
        shown.files().stream()
                .filter(file -> !file.omitted().isEmpty())
                .map(file -> file.name() + ": "
                        + (file.omitted().size() == 1
                                ? "1 more finding is"
                                : file.omitted().size() + " more findings are")
                        + " not printed; --max-findings 0 prints all")
                .forEach(message -> console.err().println("qos: " + message));
        return shown;
    }

    /** Checks the files, with fixes as often as there is something new to fix. */
    private CheckResult fixed(Optional<KnownFindings> known) {
        ProjectContexts contexts = context.contexts(console);
        FileArguments checked = FileArguments.of(
                console, context.inputs(console), files.isEmpty() ? contexts.files() : List.copyOf(files));
        CheckResult result = check(checked, contexts);
        FileFixes fixes = new FileFixes(console, output.quiet());
        for (int round = 0; fix && round < MAX_ROUNDS && fixes.apply(newIn(result, known)); round++) {
            result = check(checked, contexts.again());
        }
        return result;
    }

    private CheckResult check(FileArguments checked, ProjectContexts contexts) {
        return new CheckRun(console, checked, context, contexts, output.progress(console)).run(failLevel.severity());
    }

    private static List<ReportedFile> newIn(CheckResult result, Optional<KnownFindings> known) {
        return known.map(findings -> findings.newOnes(result)).orElse(result).files();
    }
}
