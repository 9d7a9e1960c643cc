package org.qos.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.qos.analysis.audit.Audit;
import org.qos.analysis.audit.AuditInput;
import org.qos.analysis.audit.AuditResult;
import org.qos.analysis.audit.AuditText;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.cli.audit.AuditJson;
import org.qos.cli.audit.AuditReport;
import org.qos.cli.audit.LocatedAudit;
import org.qos.cli.baseline.BaselineOptions;
import org.qos.cli.baseline.KnownFindings;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.cli.option.FailLevelOption;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.CompactReport;
import org.qos.cli.report.Format;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.lower.IpoibLines;
import org.qos.dsl.project.settings.GradedAudit;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.snapshot.PathSlReader;
import org.qos.fabric.snapshot.PathSlTable;
import org.qos.fabric.snapshot.SnapshotProblem;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.value.Guid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos audit}: what goes wrong in a fabric with a policy. */
@Command(
        name = "audit",
        description = "Follow all paths of a fabric with the SLs that the policy gives, and report credit loops, VLs"
                + " that are not served, dropped SLs, and what makes OpenSM reject the policy when a node is lost;"
                + " print what each VL gets of the links.",
        footer = {
            "Paths and credit loops need the forwarding tables: pass a folder with --fabric that has"
                    + " opensm-lfts.dump, or the snapshot of qos discover. Exits with 1 if there is a finding at the"
                    + " fail level or above. docs/audit.md explains the findings."
        })
@Examples({"qos audit --policy policy.qos --fabric .", "qos audit --policy policy.qos --fabric . --format json"})
final class AuditCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "FORMAT",
            description =
                    "How the result is printed: ${COMPLETION-CANDIDATES}; json has all ports; all but text and json have"
                            + " the findings only, as 'qos check' prints them (default: ${DEFAULT-VALUE}).")
    private Format format;

    @Option(
            names = "--path-sls",
            paramLabel = "FILE",
            description = "The SL of each path in a file that ibdmchk reads, such as lines of node GUID, LID and SL;"
                    + " for routing engines that choose the SLs (default: the SLs that the policy gives).")
    private Optional<Path> pathSls = Optional.empty();

    @Option(
            names = "--switch-paths",
            description = "Also follow paths to and from port 0 of switches, which carry management only.")
    private boolean switchPaths;

    @Option(
            names = "--max-hops",
            defaultValue = "32",
            paramLabel = "N",
            description = "How many links of a credit loop are printed at most in text (default: ${DEFAULT-VALUE}).")
    private int maxHops;

    @Mixin
    private PolicyOption policy;

    @Mixin
    private FailLevelOption failLevel;

    @Mixin
    private BaselineOptions baseline;

    @Mixin
    private OutputOptions output;

    AuditCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (maxHops < 1) {
            throw CommandFailed.usage("--max-hops: expected at least 1 link, not " + maxHops + ".");
        }
        Optional<KnownFindings> known = baseline.read(console);
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = policy.loadWithOptions(console);
        if (loaded.fabric().isEmpty()) {
            throw CommandFailed.usage("an audit needs a fabric; pass one with --fabric.");
        }
        if (!output.quiet()) {
            loaded.reportBinding(console);
            loaded.reportTables(console);
        }
        AuditResult result = Audit.of(
                input(loaded),
                (activity, part) -> progress.show(activity + (part > 0 ? " (" + (int) (100 * part) + " %)" : "")));
        progress.end();
        List<GradedAudit> all =
                GradedAudit.of(result.findings(), loaded.context().settings().rules(), loaded.auditPlaces());
        LocatedAudit located = LocatedAudit.of(
                all,
                loaded.file().toString(),
                loaded.auditPlaces(),
                loaded.context().fabricContext().target(),
                new AuditText(loaded.fabric()));
        CheckResult reported = unknown(
                known, new CheckResult(console.directory(), List.of(located.file()), List.of(), failLevel.severity()));
        if (!output.quiet()) {
            GradedAudit.unusedSuppressions(result.findings(), loaded.auditPlaces())
                    .forEach(unused -> console.err()
                            .println(CompactReport.line(loaded.file().toString(), unused)));
        }
        List<GradedAudit> graded = located.reportedIn(reported.files(), all);
        print(result, graded, reported, loaded);
        return graded.stream().anyMatch(found -> found.severity().atLeast(failLevel.severity()))
                ? ExitCode.FINDINGS
                : ExitCode.CLEAN;
    }

    private void print(AuditResult result, List<GradedAudit> graded, CheckResult reported, LoadedPolicy loaded)
            throws IOException {
        Ansi ansi = output.hasColor(console) ? Ansi.ON : Ansi.OFF;
        switch (format) {
            case TEXT ->
                new AuditReport(
                                console.out(),
                                loaded.fabric(),
                                snapshot(loaded),
                                maxHops,
                                loaded.tables(result.tables(), console),
                                ansi)
                        .print(result, graded);
            case JSON -> console.out().println(new AuditJson(loaded.fabric()).of(result, graded));
            default -> format.report(ansi, output.quiet()).print(reported, console.out());
        }
    }

    /** What is not in the baseline. */
    private CheckResult unknown(Optional<KnownFindings> known, CheckResult all) {
        return baseline.update(known, all, code -> AnalysisCode.byCode(code).isPresent(), console)
                .map(findings -> findings.newOnes(all))
                .orElse(all);
    }

    private AuditInput input(LoadedPolicy loaded) {
        RoutedSubnet subnet = loaded.routedSubnet();
        return new AuditInput(
                loaded.bound(),
                subnet,
                loaded.expectedTables(subnet),
                IpoibLines.pkeys(loaded.policy(), loaded.places().trace()),
                pathSls.map(file -> readSls(file, subnet.fabric())),
                switchPaths);
    }

    private PathSls readSls(Path file, Fabric fabric) {
        PathSlTable table = policy.context().inputs(console).reading(file, AuditCommand::read);
        for (SnapshotProblem problem : table.problems()) {
            if (problem.severity() == SnapshotProblem.Severity.ERROR) {
                throw CommandFailed.failed(file + ": " + problem.message() + ".");
            }
            console.err().println(file + ":" + problem.line() + ": warning: " + problem.message());
        }
        List<Long> unknown = table.unknownSources(fabric);
        if (!unknown.isEmpty()) {
            console.err()
                    .println(file + ": warning: the fabric does not have " + Guid.text(unknown.get(0))
                            + (unknown.size() > 1 ? " and " + (unknown.size() - 1) + " more" : "")
                            + " of the GUIDs of sources; paths from them are left out");
        }
        return (source, destination, lid) -> {
            OptionalInt sl = table.sl(fabric.endpoints().get(source), lid);
            return sl.isPresent() ? 1 << sl.getAsInt() : 0;
        };
    }

    private static PathSlTable read(Path file) throws IOException {
        try (InputStream bytes = new BufferedInputStream(FileInput.openLines(file, 1L << 32))) {
            return PathSlReader.read(bytes);
        }
    }

    private String snapshot(LoadedPolicy loaded) {
        return loaded.context().fabricFile().map(console::name).orElse("--fabric");
    }
}
