package org.qos.analysis.audit;

import java.util.List;
import java.util.Set;
import org.qos.analysis.audit.share.LinkClass;
import org.qos.runtime.path.resolve.TableSource;

/**
 * What an audit has found.
 *
 * @param findings the findings by kind
 * @param shares what each VL gets of the links that paths use, one entry for links that are alike
 * @param paths how many paths were followed: pairs of an end port and a LID of another one that communicate
 * @param tables where the tables of the links that paths use are from
 */
public record AuditResult(List<AuditFinding> findings, List<LinkClass> shares, long paths, Set<TableSource> tables) {

    /** Copies the collections. */
    public AuditResult {
        findings = List.copyOf(findings);
        shares = List.copyOf(shares);
        tables = Set.copyOf(tables);
    }
}
