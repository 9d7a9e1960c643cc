package org.qos.dsl.ide.semantics;

import java.util.List;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.ide.syntax.DocumentCache;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.TestFileRun;

/**
 * The results of the tests of a document; none while it, or its policy, has errors.
 *
 * @param all the results, each with the test in the text
 */
public record PolicyTestResults(List<Result> all) {

    /** With more rules than this only tests without {@code for all} run while a user types. */
    private static final int MAX_RULES = 500;

    /**
     * The result of a test.
     *
     * @param written the test in the text
     * @param result its result
     */
    public record Result(TestCase written, TestResult result) {}

    /** The results of a document, computed once for each version of it and of its policy. */
    public static PolicyTestResults of(DocumentSnapshot snapshot) {
        return DocumentCache.of(snapshot, PolicyTestResults.class, () -> run(snapshot));
    }

    private static PolicyTestResults run(DocumentSnapshot snapshot) {
        boolean usable = snapshot.language().equals(new PolicyTestLanguage())
                && snapshot.context().fabricContext().tested().policy().isPresent();
        CheckedFile checked =
                usable ? Checker.check(snapshot.source(), snapshot.context().fabricContext()) : snapshot.checked();
        if (!usable || checked.hasErrors()) {
            return new PolicyTestResults(List.of());
        }
        TestFileRun run = TestFileRun.of(snapshot.source(), snapshot.context(), DecisionProgress.NONE);
        boolean proves = run.policy().policy().rules().size() <= MAX_RULES;
        return new PolicyTestResults(snapshot.source().root(PolicyTestFile.class).getTests().stream()
                .filter(test -> proves || !test.isForAll())
                .map(test -> new Result(test, run.runner().run(PolicyTestLowering.test(test))))
                .toList());
    }

    /** The tests that ask for the rule at a place, from 1. */
    public List<TestCase> covering(int place) {
        return all.stream()
                .filter(result -> result.result().deciding().contains(place))
                .map(Result::written)
                .toList();
    }
}
