package org.qos.cli.audit;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.qos.analysis.audit.AuditText;
import org.qos.cli.report.FingerprintedFinding;
import org.qos.cli.report.ReportedFile;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Target;
import org.qos.dsl.lower.AuditPlaces;
import org.qos.dsl.project.settings.GradedAudit;

/** What an audit reports, as findings in the policy, for the formats and the baselines of checks. */
public final class LocatedAudit {

    private final ReportedFile file;
    private final Map<Finding, GradedAudit> graded;

    private LocatedAudit(ReportedFile file, Map<Finding, GradedAudit> graded) {
        this.file = file;
        this.graded = graded;
    }

    /**
     * The findings at their places in the policy.
     *
     * @param name the policy, as the user names it
     * @param text puts findings into words
     */
    public static LocatedAudit of(
            List<GradedAudit> reported, String name, AuditPlaces places, Target target, AuditText text) {
        Map<Finding, GradedAudit> graded = new IdentityHashMap<>();
        List<Finding> findings = reported.stream()
                .map(found -> {
                    Finding finding = new Finding(
                            found.code().code(),
                            found.severity(),
                            text.of(found.finding()),
                            places.of(found.finding()),
                            Optional.empty(),
                            Optional.empty());
                    graded.put(finding, found);
                    return finding;
                })
                .sorted(Finding.IN_TEXT_ORDER)
                .toList();
        CheckedFile policy = new CheckedFile(places.source(), List.of(), findings, target);
        return new LocatedAudit(
                ReportedFile.about(
                        name, policy, finding -> graded.get(finding).finding().subject()),
                graded);
    }

    /** The policy with the findings, in the order of its text. */
    public ReportedFile file() {
        return file;
    }

    /** The findings that some files still report, in the order of the audit. */
    public List<GradedAudit> reportedIn(List<ReportedFile> files, List<GradedAudit> order) {
        Set<GradedAudit> reported = Collections.newSetFromMap(new IdentityHashMap<>());
        files.stream()
                .flatMap(some -> some.identified().stream())
                .map(FingerprintedFinding::finding)
                .map(graded::get)
                .filter(Objects::nonNull)
                .forEach(reported::add);
        return order.stream().filter(reported::contains).toList();
    }
}
