package org.qos.dsl.check.rules.policytest;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.model.policytest.StrayText;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.model.policytest.TestExpectation;
import org.qos.dsl.model.policytest.TestRequest;
import org.qos.dsl.model.policytest.TestStatement;

/** An expectation is about the requests between it and the previous expectation. */
@AutoService(Rule.class)
public final class TestChecksNothing implements PolicyTestFileRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "test-checks-nothing",
                        Category.SUSPICIOUS,
                        "a test, or one of its statements, has no effect because a request or an expectation is missing")
                .noFix("the author knows what is to be checked");
    }

    @Override
    public void check(PolicyTestFile file, Consumer<RuleViolation> violations) {
        file.getTests().forEach(test -> check(test, violations));
    }

    private static void check(TestCase test, Consumer<RuleViolation> violations) {
        List<TestStatement> statements = test.getStatements();
        if (statements.stream().anyMatch(StrayText.class::isInstance)) {
            return; // a word that cannot be read may be the request or the expectation
        }
        boolean asked = false;
        for (TestStatement statement : statements) {
            asked |= statement instanceof TestRequest;
            if (statement instanceof TestExpectation && !asked) {
                violations.accept(RuleViolation.at(
                        statement,
                        "no request precedes this expectation, so it is not checked; write from END to END above"
                                + " it"));
            }
        }
        TestStatement last = statements.isEmpty() ? null : statements.get(statements.size() - 1);
        if (last instanceof TestRequest request
                && request.getKeywords().stream().anyMatch(StrayTests::isLikeExpect)) {
            return;
        }
        if (last instanceof TestRequest) {
            violations.accept(RuleViolation.at(
                    last,
                    Literals.TEST_REQUEST__KEYWORDS,
                    0,
                    "nothing is expected of this request, so that it is not checked; write expect and a level after"
                            + " it"));
        } else if (last == null && test.getName() != null) {
            violations.accept(RuleViolation.at(
                    test,
                    Literals.TEST_CASE__NAME,
                    "the test has no request and no expectation, so that it always passes; write both"));
        }
    }
}
