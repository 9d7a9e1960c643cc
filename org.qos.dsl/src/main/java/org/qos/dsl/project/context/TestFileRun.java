package org.qos.dsl.project.context;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.policytest.Coverage;
import org.qos.analysis.policytest.PolicyTest;
import org.qos.analysis.policytest.PolicyTestRunner;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.check.rules.policytest.TestUnusableFile;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.dsl.project.Checker;
import org.qos.runtime.match.BoundPolicy;

/**
 * Runs the tests of a file without errors.
 *
 * @param tests the tests, in the order of the file
 * @param policy the policy that they are for
 * @param runner runs them
 */
public record TestFileRun(List<PolicyTest> tests, BoundPolicy policy, PolicyTestRunner runner) {

    /** Copies the list. */
    public TestFileRun {
        tests = List.copyOf(tests);
    }

    /**
     * Prepares the tests of a file.
     *
     * @param source the file, in which a check has found no error
     * @param context its context
     * @param progress hears how far a proof is
     * @throws IllegalArgumentException when the context has no policy
     */
    public static TestFileRun of(SourceFile source, DocumentContext context, DecisionProgress progress) {
        BoundPolicy policy = context.fabricContext()
                .tested()
                .policy()
                .orElseThrow(() -> new IllegalArgumentException("the tests have no policy that can be used"));
        return new TestFileRun(
                PolicyTestLowering.lower(source.root(PolicyTestFile.class)).value(),
                policy,
                new PolicyTestRunner(policy, new PolicySubnet(context, policy).paths(), progress));
    }

    /**
     * What keeps the tests of a file from running: its errors, else that its policy cannot be used, which a check reports at the
     * first test and does not find in a file without one.
     *
     * @param source the file
     * @param context its context
     */
    public static List<Finding> obstacles(SourceFile source, DocumentContext context) {
        CheckedFile checked = Checker.check(source, context.fabricContext());
        if (checked.hasErrors()) {
            return checked.found().stream()
                    .filter(finding -> finding.severity() == Severity.ERROR)
                    .toList();
        }
        TestedPolicy tested = context.fabricContext().tested();
        return tested.policy().isPresent()
                ? List.of()
                : List.of(new Finding(
                        new TestUnusableFile().declaration().code(),
                        Severity.ERROR,
                        tested.obstacles().get(PolicyTestHeaders.POLICY),
                        new SourceRange(1, 1, 1, 1),
                        Optional.empty(),
                        Optional.empty()));
    }

    /** The same tests, which note what they ask for. */
    public TestFileRun covering(Coverage coverage) {
        return new TestFileRun(tests, policy, runner.covering(coverage));
    }

    /**
     * Runs some tests, one after the other; stops when the thread is interrupted.
     *
     * @param wanted which tests
     * @param onStart called before each of them
     * @throws java.util.concurrent.CancellationException when the thread is interrupted
     */
    public List<TestResult> run(Predicate<PolicyTest> wanted, Consumer<PolicyTest> onStart) {
        return tests.stream().filter(wanted).peek(onStart).map(runner::run).toList();
    }
}
