package org.qos.dsl.ide.command;

import java.util.List;
import org.eclipse.lsp4j.Range;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;

/**
 * The details of a test run, for clients that show them in views of their own.
 *
 * @param tests the results, in the order of the file
 * @param coverage what the tests ask of their policy; empty unless the client asks for it
 */
public record TestDetails(List<Outcome> tests, List<FileCoverage> coverage) {

    /** Copies the lists. */
    public TestDetails {
        tests = List.copyOf(tests);
        coverage = List.copyOf(coverage);
    }

    /**
     * The result of a test.
     *
     * @param name its name
     * @param line the line where it begins, from 1
     * @param passed whether everything that it expects holds
     * @param failures the expectations that do not hold
     */
    public record Outcome(String name, int line, boolean passed, List<Failure> failures) {

        static Outcome of(TestResult result, FailureText text) {
            return new Outcome(
                    result.test().name(),
                    result.test().line(),
                    result.passed(),
                    result.failures().stream()
                            .map(failure -> Failure.of(failure, text))
                            .toList());
        }
    }

    /**
     * An expectation that does not hold.
     *
     * @param line its line, from 1
     * @param expected the clause that does not hold
     * @param got what happens instead
     * @param text the lines about it, as {@code qos test} prints them
     */
    public record Failure(int line, String expected, String got, List<String> text) {

        private static Failure of(TestFailure failure, FailureText text) {
            return new Failure(
                    failure.expectation().line(), failure.clause().text(), failure.got(), text.lines(failure));
        }
    }

    /**
     * What the tests ask of a policy.
     *
     * @param uri the policy
     * @param rules its rules that are written in it, in the order of evaluation
     */
    public record FileCoverage(String uri, List<Rule> rules) {}

    /**
     * The coverage of a rule.
     *
     * @param place its place in the order of evaluation, from 1
     * @param use what it is for; may be empty
     * @param range where it is written
     * @param tests how many tests have a request that it decides
     * @param gap why it is not covered
     * @param criteria the coverage of its criteria
     */
    public record Rule(int place, String use, Range range, int tests, Gap gap, List<Criterion> criteria) {}

    /**
     * The coverage of a criterion.
     *
     * @param name what it compares
     * @param covered whether a test has a request that the rule would decide without it, and with it does not
     * @param gap why it is not covered
     */
    public record Criterion(String name, boolean covered, Gap gap) {}

    /**
     * Why something is not covered.
     *
     * @param reason the reason; empty for what is covered
     * @param request a request that would cover it; empty if none is known
     */
    public record Gap(String reason, String request) {}
}
