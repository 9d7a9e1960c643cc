package org.qos.dsl.ide.semantics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Evidence;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.RelatedPlace;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.TestRunResult;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.TestExpectation;
import org.qos.dsl.model.policytest.TestRequest;
import org.qos.dsl.model.policytest.TestStatement;
import org.qos.dsl.project.context.ContextFile;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.request.WitnessText;

/** Makes findings of failed tests: at the expectation that does not hold, with the request and the rule that decides it. */
public final class FailureFindings {

    private final DocumentSnapshot snapshot;
    private final Fabric fabric;
    private final List<TestStatement> statements;

    private FailureFindings(DocumentSnapshot snapshot) {
        this.snapshot = snapshot;
        fabric = snapshot.context().fabricContext().fabric();
        statements = snapshot.source().root(PolicyTestFile.class).getTests().stream()
                .flatMap(test -> test.getStatements().stream())
                .toList();
    }

    /**
     * The results of tests as findings.
     *
     * @param snapshot the document with the tests
     * @param results the results of some of its tests
     */
    public static TestRunResult of(DocumentSnapshot snapshot, List<TestResult> results) {
        FailureFindings findings = new FailureFindings(snapshot);
        Map<Integer, List<Finding>> failures = new HashMap<>();
        results.forEach(result -> failures.put(
                result.test().line(),
                result.failures().stream().flatMap(findings::finding).toList()));
        return new TestRunResult(snapshot.document(), snapshot.context(), failures);
    }

    private Stream<Finding> finding(TestFailure failure) {
        return statements.stream()
                .filter(TestExpectation.class::isInstance)
                .map(TestExpectation.class::cast)
                .filter(written -> PolicyTestLowering.expectation(written)
                        .filter(failure.expectation()::equals)
                        .isPresent())
                .limit(1)
                .map(written -> new Finding(
                                AnalysisCode.TEST_FAILED.code(),
                                AnalysisCode.TEST_FAILED.severity(),
                                message(failure),
                                range(written),
                                Optional.empty(),
                                Optional.empty())
                        .relatedTo(related(failure))
                        .shownBy(
                                Evidence.of(failure.counterexample().map(request -> WitnessText.of(request, fabric)))));
    }

    private String message(TestFailure failure) {
        return "expected '" + failure.clause().text() + "', but the request of line "
                + failure.request().line() + " gets " + failure.got()
                + (failure.pairs() > 1 ? " (for " + failure.pairs() + " pairs of ports)" : "")
                + failure.counterexample()
                        .map(request -> ", such as '" + WitnessText.of(request, fabric) + "'")
                        .orElse("")
                + failure.refusal()
                        .map(reason -> "; OpenSM refuses such a request: " + reason)
                        .orElse("")
                + "; correct the policy or the test";
    }

    private List<RelatedPlace> related(TestFailure failure) {
        List<RelatedPlace> places = new ArrayList<>();
        statements.stream()
                .filter(TestRequest.class::isInstance)
                .map(TestRequest.class::cast)
                .filter(written -> PolicyTestLowering.request(written)
                        .filter(failure.request()::equals)
                        .isPresent())
                .limit(1)
                .forEach(written -> places.add(new RelatedPlace(range(written), "the request")));
        failure.match().flatMap(this::deciding).ifPresent(places::add);
        return places;
    }

    /** The rule that decides, or the level that requests get by default, where the policy writes it. */
    private Optional<RelatedPlace> deciding(Match match) {
        Optional<ContextFile> file = snapshot.context().policy();
        Optional<BoundPolicyContext> checked =
                snapshot.context().fabricContext().tested().checked();
        if (file.isEmpty() || checked.isEmpty()) {
            return Optional.empty();
        }
        Object part = match.isDefault()
                ? checked.get().policy().policy().defaultLevel()
                : checked.get().policy().policy().rules().get(match.rule() - 1);
        String message = match.isDefault() ? "the default level" : "rule " + match.rule() + " decides the request";
        return checked.get()
                .context()
                .lowered()
                .trace()
                .origin(part)
                .map(origin -> new RelatedPlace(Optional.of(file.get().uri()), range(origin), message));
    }

    /** The first line of an element. */
    private static SourceRange range(EObject written) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(written);
        String text = node.getRootNode().getText().substring(node.getOffset(), node.getOffset() + node.getLength());
        return SourceRange.of(
                node, node.getOffset(), text.lines().findFirst().orElse("").length());
    }
}
