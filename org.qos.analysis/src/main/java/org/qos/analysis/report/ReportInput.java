package org.qos.analysis.report;

import java.util.List;
import java.util.Optional;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.policy.PolicyText;
import org.qos.analysis.report.request.ReportedSubnet;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SmOptions;

/**
 * What a report is made from.
 *
 * @param version the version of the program that makes the report
 * @param target the subnet manager that reads the files
 * @param files the files
 * @param findings what the check of the files found, in the order in which they are shown
 * @param policy the policy, bound to the fabric if there is one
 * @param text the names of the parts of the policy and their places
 * @param options the options of OpenSM
 * @param optionSource where the options are from, for people
 * @param subnet the subnet; empty without a fabric
 * @param audited what an audit of the fabric found; empty without an audit
 * @param tests the tests of the policy that ran
 * @param more further sections, such as the results of an audit, which follow the others
 */
public record ReportInput(
        String version,
        String target,
        List<ReportFile> files,
        List<ReportFinding> findings,
        BoundPolicy policy,
        PolicyText text,
        SmOptions options,
        String optionSource,
        Optional<ReportedSubnet> subnet,
        Optional<List<ReportFinding>> audited,
        ReportedTests tests,
        List<Section> more) {

    /** Copies the lists. */
    public ReportInput {
        files = List.copyOf(files);
        findings = List.copyOf(findings);
        audited = audited.map(List::copyOf);
        more = List.copyOf(more);
    }
}
