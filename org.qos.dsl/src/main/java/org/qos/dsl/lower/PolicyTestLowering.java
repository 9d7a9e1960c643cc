package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.policytest.Expectation;
import org.qos.analysis.policytest.ExpectationParser;
import org.qos.analysis.policytest.ExpectationSyntaxException;
import org.qos.analysis.policytest.PolicyTest;
import org.qos.analysis.policytest.TestedRequest;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.model.policytest.TestExpectation;
import org.qos.dsl.model.policytest.TestRequest;
import org.qos.dsl.model.policytest.TestStatement;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;

/** Turns the tests of a file into values; statements that cannot be understood are left out. */
public final class PolicyTestLowering {

    private final List<PolicyTest.Step> steps = new ArrayList<>();
    private List<TestedRequest> requests = new ArrayList<>();
    private List<Expectation> expectations = new ArrayList<>();

    private PolicyTestLowering() {}

    /** The tests of a file, in its order. */
    public static Lowered<List<PolicyTest>> lower(PolicyTestFile file) {
        Trace trace = new Trace();
        List<PolicyTest> tests = file.getTests().stream()
                .map(test -> trace.note(test(test), test))
                .toList();
        return new Lowered<>(tests, trace);
    }

    /** One test. */
    public static PolicyTest test(TestCase test) {
        PolicyTestLowering lowering = new PolicyTestLowering();
        test.getStatements().forEach(lowering::add);
        lowering.endStep();
        return new PolicyTest(
                test.getName() == null ? "" : test.getName(),
                test.isForAll(),
                lowering.steps,
                NodeModelUtils.findActualNodeFor(test).getStartLine());
    }

    private void add(TestStatement statement) {
        if (statement instanceof TestRequest request) {
            if (!expectations.isEmpty()) {
                endStep();
            }
            request(request).ifPresent(requests::add);
        } else if (statement instanceof TestExpectation expectation) {
            expectation(expectation).ifPresent(expectations::add);
        }
    }

    private void endStep() {
        if (!requests.isEmpty() || !expectations.isEmpty()) {
            steps.add(new PolicyTest.Step(requests, expectations));
        }
        requests = new ArrayList<>();
        expectations = new ArrayList<>();
    }

    /** A request; empty when it cannot be understood. */
    public static Optional<TestedRequest> request(TestRequest written) {
        StatementTokens tokens = StatementTokens.of(written);
        try {
            return Optional.of(
                    new TestedRequest(RequestParser.parse(tokens.requestTokens()), tokens.text(), tokens.line()));
        } catch (RequestSyntaxException malformed) {
            return Optional.empty();
        }
    }

    /** An expectation; empty when it cannot be understood. */
    public static Optional<Expectation> expectation(TestExpectation written) {
        StatementTokens tokens = StatementTokens.of(written);
        try {
            return Optional.of(new Expectation(ExpectationParser.parse(tokens.expectationTokens()), tokens.line()));
        } catch (ExpectationSyntaxException malformed) {
            return Optional.empty();
        }
    }
}
