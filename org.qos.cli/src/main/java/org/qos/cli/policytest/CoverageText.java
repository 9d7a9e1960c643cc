package org.qos.cli.policytest;

import java.io.PrintWriter;
import java.util.List;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.policytest.RuleCoverage;
import org.qos.analysis.policytest.RuleCoverage.CriterionCoverage;
import org.qos.analysis.policytest.RuleCoverage.Gap;
import org.qos.dsl.language.Printable;
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
        gap.covering()
                .map(request -> WitnessText.of(request, coverage.fabric()))
                .ifPresent(request -> out.println("    would be covered by: " + Printable.of(request)));
    }
}
