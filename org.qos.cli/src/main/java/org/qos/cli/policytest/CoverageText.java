package org.qos.cli.policytest;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.policytest.RuleCoverage;
import org.qos.analysis.policytest.RuleCoverage.CriterionCoverage;
import org.qos.analysis.policytest.RuleCoverage.Gap;
import org.qos.cli.report.Printable;
import org.qos.runtime.match.Request;
import org.qos.runtime.request.WitnessText;

/**
 * Prints the coverage of a policy for people: the numbers, then each rule without a test, and of other rules each
 * criterion.
 *
 * @param out takes the text
 */
record CoverageText(PrintWriter out) {

    void print(PolicyCoverage coverage) {
        out.println("coverage of " + Printable.of(coverage.policy()) + ": "
                + coverage.coverage().coveredRules() + " of " + coverage.rules().size() + " rules ("
                + coverage.coverage().percent() + " %), " + coverage.coverage().coveredCriteria() + " of "
                + coverage.coverage().criteria() + " criteria");
        coverage.rules().forEach(rule -> print(rule, coverage));
    }

    private void print(RuleCoverage rule, PolicyCoverage coverage) {
        rule.gap().ifPresent(gap -> {
            out.println("  " + title(rule, coverage) + ": " + gap.text());
            request(gap, coverage);
        });
        for (CriterionCoverage criterion : rule.covered() ? rule.criteria() : List.<CriterionCoverage>of()) {
            criterion.gap().ifPresent(gap -> {
                out.println(
                        "  " + title(rule, coverage) + ", " + FieldText.title(criterion.field()) + ": " + gap.text());
                request(gap, coverage);
            });
        }
    }

    private static String title(RuleCoverage rule, PolicyCoverage coverage) {
        String use = rule.rule().use().strip();
        return Printable.of(
                coverage.places().of(rule.rule()) + ": rule " + rule.place() + (use.isEmpty() ? "" : " '" + use + "'"));
    }

    private void request(Gap gap, PolicyCoverage coverage) {
        covering(gap)
                .map(request -> WitnessText.of(request, coverage.fabric()))
                .ifPresent(request -> out.println("    would be covered by: " + Printable.of(request)));
    }

    /** The request that would cover something, where one is known. */
    static Optional<Request> covering(Gap gap) {
        return gap instanceof Gap.NeverAsked asked ? asked.request().map(CoverageText::withPorts) : Optional.empty();
    }

    /** Without a fabric any port may do; there is no port with the GUID 0. */
    private static Request withPorts(Request request) {
        return new Request(
                request.sourceGuid() == 0 ? 1 : request.sourceGuid(),
                request.destinationGuid() == 0 ? 1 : request.destinationGuid(),
                request.serviceId(),
                request.qosClass(),
                request.tclass(),
                request.pkey());
    }
}
