package org.qos.cli.sitereport;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.analysis.audit.Audit;
import org.qos.analysis.audit.AuditInput;
import org.qos.analysis.audit.AuditResult;
import org.qos.analysis.audit.AuditText;
import org.qos.analysis.report.AuditSection;
import org.qos.analysis.report.ReportFile;
import org.qos.analysis.report.ReportFinding;
import org.qos.analysis.report.ReportInput;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.policy.PolicyText;
import org.qos.analysis.report.request.ReportedSubnet;
import org.qos.cli.console.Console;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.report.ToolVersion;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.IpoibLines;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.settings.GradedAudit;
import org.qos.fabric.file.FileInput;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** What a report is made from: the files of a policy, their findings, and what follows from them. */
public final class ReportSource {

    private final Console console;
    private final LoadedPolicy loaded;
    private final ReportTests tests;
    private final Optional<Section> traffic;
    private final Consumer<String> progress;
    private final List<ReportFile> files = new ArrayList<>();
    private final List<ReportFinding> findings = new ArrayList<>();
    private Target target = Target.OPENSM_3_3;

    /**
     * Reads nothing yet.
     *
     * @param tests runs the tests of the policy
     * @param traffic what described traffic gets
     * @param progress takes what is being done, for people
     */
    public ReportSource(
            Console console,
            LoadedPolicy loaded,
            ReportTests tests,
            Optional<Section> traffic,
            Consumer<String> progress) {
        this.console = console;
        this.loaded = loaded;
        this.tests = tests;
        this.traffic = traffic;
        this.progress = progress;
    }

    /**
     * Checks the files.
     *
     * @throws IOException when a file cannot be read
     */
    public ReportInput input() throws IOException {
        add("policy", loaded.file(), loaded.source());
        add("partitions", loaded.context().partitions());
        add("options", loaded.context().options());
        if (loaded.context().fabricFile().isPresent()) {
            Path fabric = loaded.context().fabricFile().get();
            files.add(new ReportFile("fabric", console.name(fabric), digest(fabric), Optional.empty()));
        }
        tests.run();
        files.addAll(tests.files());
        findings.sort(Comparator.comparing(ReportFinding::severity));
        Optional<ReportedSubnet> subnet = loaded.fabric().isEmpty() ? Optional.empty() : Optional.of(subnet());
        Optional<AuditResult> audit = subnet.map(this::audit);
        Optional<List<ReportFinding>> audited = audit.map(this::findings);
        return new ReportInput(
                ToolVersion.current(),
                target.meaning(),
                files,
                findings,
                loaded.bound(),
                new PolicyText(loaded.policy(), loaded.places()::of),
                loaded.options(),
                optionSource(),
                subnet,
                audited,
                tests.results(),
                Stream.of(
                                audit.map(result -> AuditSection.of(
                                        result,
                                        audited.orElseThrow(),
                                        loaded.fabric(),
                                        loaded.tables(result.tables(), console))),
                                traffic)
                        .flatMap(Optional::stream)
                        .toList());
    }

    private ReportedSubnet subnet() {
        RoutedSubnet routed = loaded.routedSubnet();
        return new ReportedSubnet(routed, loaded.expectedTables(routed));
    }

    private AuditResult audit(ReportedSubnet subnet) {
        AuditInput input = new AuditInput(
                loaded.bound(),
                subnet.routed(),
                subnet.tables(),
                IpoibLines.pkeys(loaded.policy(), loaded.places().trace()),
                Optional.empty(),
                false);
        return Audit.of(input, (activity, part) -> progress.accept(activity));
    }

    private List<ReportFinding> findings(AuditResult result) {
        String place = loaded.context().fabricFile().map(console::name).orElse("fabric");
        AuditText text = new AuditText(loaded.fabric());
        return GradedAudit.of(result.findings(), loaded.context().settings().rules(), loaded.auditPlaces()).stream()
                .map(graded -> new ReportFinding(
                        ReportFinding.Severity.valueOf(graded.severity().name()),
                        graded.code().code(),
                        place,
                        text.of(graded.finding()),
                        "",
                        text.details(graded.finding())))
                .toList();
    }

    private String optionSource() {
        return loaded.context().options().isPresent()
                ? "of " + loaded.optionFile(console) + ", as OpenSM sets them"
                : loaded.hasStatedOptions() ? "of qos-setup" : "that OpenSM sets by default with QoS on";
    }

    private void add(String role, Optional<ContextFile> file) throws IOException {
        if (file.isPresent()) {
            ContextFile known = file.get();
            SourceFile source = new ProjectFiles()
                    .load(org.eclipse.emf.common.util.URI.createURI(known.uri()), known.text(), known.language());
            add(role, Path.of(console.name(Path.of(URI.create(known.uri())))), source);
        }
    }

    private void add(String role, Path file, SourceFile source) throws IOException {
        Path path = console.resolve(file);
        CheckedFile checked = loaded.context()
                .graded(
                        Checker.check(
                                source,
                                loaded.context().fabricContext(),
                                loaded.context().settings().rules()::needs),
                        path);
        target = checked.target();
        files.add(new ReportFile(
                role, file.toString(), digest(path), checked.opensm().map(Verdict::toString)));
        checked.findings().forEach(finding -> findings.add(finding(file, finding)));
    }

    private static ReportFinding finding(Path file, Finding finding) {
        return new ReportFinding(
                ReportFinding.Severity.valueOf(finding.severity().name()),
                finding.code(),
                file + ":" + finding.line() + ":" + finding.column(),
                finding.message(),
                Rules.byCode(finding.code())
                        .map(rule -> rule.declaration().summary())
                        .orElse(""),
                List.of());
    }

    /** The digest of a file; a folder and what is piped in have none. */
    static Optional<String> digest(Path file) throws IOException {
        return Files.isRegularFile(file)
                ? Optional.of(ReportFile.digest(FileInput.read(file, Integer.MAX_VALUE)))
                : Optional.empty();
    }
}
