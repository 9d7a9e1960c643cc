package org.qos.dsl.project.settings;

import java.util.List;
import org.qos.analysis.audit.AuditFinding;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.Severity;

/**
 * What an audit found, with the severity that the project gives it.
 *
 * @param finding what was found
 * @param code its code
 * @param severity how bad it is
 */
public record GradedAudit(AuditFinding finding, AnalysisCode code, Severity severity) {

    /** The findings that a project reports, in their order. */
    public static List<GradedAudit> of(List<AuditFinding> findings, RuleLevels levels) {
        return findings.stream()
                .flatMap(finding -> {
                    AnalysisCode code = AnalysisCode.of(finding.kind());
                    return levels.level(code.code(), code.severity()).stream()
                            .map(severity -> new GradedAudit(finding, code, severity));
                })
                .toList();
    }
}
