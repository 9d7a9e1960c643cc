package org.qos.analysis.audit;

import java.util.List;
import org.qos.analysis.audit.share.LinkClass;

/**
 * What an audit has found.
 *
 * @param findings the findings by kind
 * @param shares what each VL gets of the links that paths use, one entry for links that are alike
 * @param paths how many paths were followed: pairs of an end port and a LID of another one that communicate
 * @param linkedPorts how many ports have a cable
 */
public record AuditResult(List<AuditFinding> findings, List<LinkClass> shares, long paths, int linkedPorts) {

    /** Copies the lists. */
    public AuditResult {
        findings = List.copyOf(findings);
        shares = List.copyOf(shares);
    }
}
