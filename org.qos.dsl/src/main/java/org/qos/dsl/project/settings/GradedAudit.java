package org.qos.dsl.project.settings;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.qos.analysis.audit.AuditFinding;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rules;
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

    /**
     * The comments of the policy that suppress what an audit can find, and suppress nothing of this one. Codes that a check reports,
     * too, are left out. Where something was not checked nothing is known.
     */
    public static List<Finding> unusedSuppressions(List<AuditFinding> findings, AuditPlaces places) {
        if (findings.stream().anyMatch(finding -> AnalysisCode.of(finding.kind()) == AnalysisCode.NOT_CHECKED)) {
            return List.of();
        }
        return Suppressions.unused(
                places.source(),
                code -> AnalysisCode.byCode(code)
                                .filter(known -> known.category() == Category.AUDIT)
                                .isPresent()
                        && Rules.byCode(code).isEmpty(),
                (code, first, last) -> findings.stream()
                        .filter(finding ->
                                AnalysisCode.of(finding.kind()).code().equals(code))
                        .anyMatch(finding -> places.lines(finding).anyMatch(line -> first <= line && line <= last)));
    }

    private static Optional<GradedAudit> graded(AuditFinding finding, RuleLevels levels) {
        AnalysisCode code = AnalysisCode.of(finding.kind());
        return levels.level(code.code(), code.severity()).map(severity -> new GradedAudit(finding, code, severity));
    }
}
