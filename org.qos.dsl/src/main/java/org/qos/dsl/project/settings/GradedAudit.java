package org.qos.dsl.project.settings;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.qos.analysis.audit.AuditFinding;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.suppression.Suppressions;
import org.qos.dsl.lower.AuditPlaces;

/**
 * What an audit found, with the severity that the project gives it.
 *
 * @param finding what was found
 * @param code its code
 * @param severity how bad it is
 */
public record GradedAudit(AuditFinding finding, AnalysisCode code, Severity severity) {

    /**
     * What is reported: the severities of the project and the suppressions of the policy count as they do for the findings of a check.
     *
     * @param places the parts of the policy that findings are about
     */
    public static List<GradedAudit> of(List<AuditFinding> findings, RuleLevels levels, AuditPlaces places) {
        BiPredicate<String, Integer> suppressed = Suppressions.in(places.source());
        return findings.stream()
                .flatMap(finding -> graded(finding, levels).stream())
                .filter(graded -> places.lines(graded.finding())
                        .noneMatch(line -> suppressed.test(graded.code().code(), line)))
                .toList();
    }

    private static Optional<GradedAudit> graded(AuditFinding finding, RuleLevels levels) {
        AnalysisCode code = AnalysisCode.of(finding.kind());
        return levels.level(code.code(), code.severity()).map(severity -> new GradedAudit(finding, code, severity));
    }
}
