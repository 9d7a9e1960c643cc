package org.qos.dsl.check.rules.policytest;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.analysis.policytest.Clause;
import org.qos.analysis.policytest.Contradictions;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.model.policytest.TestExpectation;
import org.qos.dsl.model.policytest.TestRequest;
import org.qos.dsl.model.policytest.TestStatement;

/** All expectations after a request are to hold together. */
@AutoService(Rule.class)
public final class TestContradiction implements PolicyTestFileRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "test-contradiction",
                        Category.CORRECTNESS,
                        "the expectations of a test contradict each other, so that it fails with every policy")
                .noFix("the author knows which expectation is right");
    }

    @Override
    public void check(PolicyTestFile file, Consumer<RuleViolation> violations) {
        file.getTests().forEach(test -> check(test, violations));
    }

    private static void check(TestCase test, Consumer<RuleViolation> violations) {
        List<Clause> together = new ArrayList<>();
        boolean reported = false;
        for (TestStatement statement : test.getStatements()) {
            if (statement instanceof TestRequest) {
                together.clear();
                reported = false;
            } else if (statement instanceof TestExpectation written) {
                together.addAll(PolicyTestLowering.expectation(written)
                        .map(expectation -> expectation.clauses())
                        .orElse(List.of()));
                Optional<Contradictions.Pair> pair = reported ? Optional.empty() : Contradictions.first(together);
                pair.ifPresent(found -> violations.accept(RuleViolation.at(
                        statement,
                        "no request meets both '" + found.first().text() + "' and '"
                                + found.second().text() + "'; remove one of them")));
                reported |= pair.isPresent();
            }
        }
    }
}
