package org.qos.dsl.ide.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.policytest.Coverage;
import org.qos.analysis.policytest.RuleCoverage;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.project.context.ContextFile;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.request.WitnessText;

/**
 * Describes what tests ask of a policy.
 *
 * @param file the policy
 * @param lines its lines
 * @param checked its model
 * @param results the results of the tests
 */
record TestCoverage(ContextFile file, Lines lines, BoundPolicyContext checked, List<TestResult> results) {

    static TestCoverage of(ContextFile file, BoundPolicyContext checked, List<TestResult> results) {
        return new TestCoverage(file, new Lines(file.text()), checked, results);
    }

    /**
     * The coverage of each rule, with the reasons for what is not covered.
     *
     * @throws java.util.concurrent.CancellationException if the command was cancelled
     */
    TestDetails.FileCoverage describe(Coverage coverage, CommandProgress progress) {
        List<TestDetails.Rule> rules =
                coverage.report((rule, of) -> progress.next("coverage of rule " + rule + " of " + of)).stream()
                        .flatMap(this::rule)
                        .toList();
        return new TestDetails.FileCoverage(file.uri(), rules);
    }

    private Stream<TestDetails.Rule> rule(RuleCoverage rule) {
        return checked.context().lowered().trace().origin(rule.rule()).map(NodeModelUtils::getNode).stream()
                .map(node -> rule(rule, node));
    }

    private TestDetails.Rule rule(RuleCoverage rule, ICompositeNode node) {
        return new TestDetails.Rule(
                rule.place(),
                rule.rule().use().strip(),
                lines.range(node.getOffset(), node.getLength()),
                (int) results.stream()
                        .filter(result -> result.deciding().contains(rule.place()))
                        .count(),
                gap(rule.gap()),
                rule.criteria().stream()
                        .map(criterion -> new TestDetails.Criterion(
                                FieldText.title(criterion.field()), criterion.covered(), gap(criterion.gap())))
                        .toList());
    }

    private TestDetails.Gap gap(Optional<RuleCoverage.Gap> gap) {
        Fabric fabric = checked.policy().fabric();
        return new TestDetails.Gap(
                gap.map(RuleCoverage.Gap::text).orElse(""),
                gap.flatMap(RuleCoverage.Gap::covering)
                        .map(request -> WitnessText.of(request, fabric))
                        .orElse(""));
    }
}
