package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.qos.analysis.report.ReportPage;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.sitereport.ReportSource;
import org.qos.cli.sitereport.ReportTests;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.output.Replacement;
import org.qos.dsl.language.IoReason;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos report}: a policy, its findings and its fabric as one HTML page. */
@Command(
        name = "report",
        description =
                "Write an HTML page about a policy: findings, rules, levels, groups, VLs and shares, the fabric, the levels"
                        + " between groups, and a form that answers requests.",
        footer = {
            "The page is one file that needs no network; it can be printed. The same files give the same page. Findings do"
                    + " not change the exit code; errors of the policy do. docs/report.md has more."
        })
@Examples("qos report --policy policy.qos --fabric . -o report.html")
final class ReportCommand implements Callable<Integer> {

    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final Console console;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "FILE",
            description = "The file to write the page to; - is standard output.")
    private Path out;

    @Option(
            names = "--force",
            description = "Also replace a file that this command did not write, or that was edited since.")
    private boolean force;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private OutputOptions output;

    ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = policy.loadWithOptions(console);
        if (!output.quiet()) {
            loaded.reportBinding(console);
        }
        progress.show("checking the files");
        ReportTests tests = new ReportTests(console, loaded, policy.context(), progress::show);
        String page = ReportPage.of(new ReportSource(console, loaded, tests, progress::show).input(), progress::show);
        if (out.equals(STANDARD_OUTPUT)) {
            progress.end();
            console.out().print(page);
            return ExitCode.CLEAN;
        }
        progress.show("writing " + out);
        return write(loaded, page);
    }

    private int write(LoadedPolicy loaded, String page) {
        Path target = console.resolve(out);
        List<GeneratedFile> files = List.of(
                GeneratedFile.ofText(target.getFileName().toString(), page).markedPage("report"));
        OutputFolder folder = new OutputFolder(target.getParent());
        try {
            folder.refused(files, loaded.inputs(console), force).ifPresent(this::refuse);
            boolean written = !folder.write(files).isEmpty();
            if (!output.quiet()) {
                console.err().println(out + (written ? ": written" : ": unchanged"));
            }
            return ExitCode.CLEAN;
        } catch (IOException e) {
            throw CommandFailed.failed(out + ": cannot be written: " + IoReason.of(e));
        }
    }

    private void refuse(Replacement replacement) {
        throw CommandFailed.usage(
                switch (replacement.reason()) {
                    case IS_INPUT ->
                        out + ": is an input of this command and would be replaced; choose another file with -o.";
                    case NOT_GENERATED ->
                        out + ": not written by this command, or edited since; nothing is written. Choose another file"
                                + " with -o, or replace with --force.";
                });
    }
}
