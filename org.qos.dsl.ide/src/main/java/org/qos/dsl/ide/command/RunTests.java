package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.policytest.Coverage;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.ide.semantics.FailureFindings;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.TestFileRun;

/**
 * Command {@code qos.test}: runs the tests of a document, or the one with a {@code name}. With {@code coverage} the
 * details of the result have what the tests ask of their policy.
 */
final class RunTests {

    private RunTests() {}

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        requireTests(snapshot);
        progress.next("checking for errors");
        CheckedFile checked = Checker.check(
                snapshot.source(), snapshot.context().fabricContext(), progress::isCancelled, policy -> {});
        ValidDocument.require(snapshot, checked);
        BoundPolicyContext policy = snapshot.context()
                .fabricContext()
                .tested()
                .checked()
                .orElseThrow(() -> new CommandException(snapshot.document().name()
                        + " has no policy; save it next to one, write 'policy \"FILE\"' above the tests,"
                        + " or correct qos.yaml where it has errors"));
        String name = CommandArguments.text(arguments, "name").orElse("");
        Coverage coverage = new Coverage(policy.policy());
        TestFileRun tests = TestFileRun.of(
                        snapshot.source(),
                        snapshot.context(),
                        (rules, of) -> progress.next(rules + " of " + of + " rules"))
                .covering(coverage);
        List<TestResult> results =
                tests.run(test -> name.isEmpty() || test.name().equals(name), test -> progress.next(test.name()));
        snapshot.relatedDocuments().learn(FailureFindings.of(snapshot, results));
        List<TestDetails.FileCoverage> covered = CommandArguments.flag(arguments, "coverage")
                ? snapshot.context().policy().stream()
                        .map(file -> TestCoverage.of(file, policy, results).describe(coverage, progress))
                        .toList()
                : List.of();
        return result(snapshot, results, covered);
    }

    /**
     * Requires a file with tests.
     *
     * @throws CommandException for other files
     */
    static void requireTests(DocumentSnapshot snapshot) {
        if (!snapshot.language().equals(new PolicyTestLanguage())) {
            throw new CommandException(snapshot.document().name() + " is "
                    + snapshot.language().kind() + ", which has no tests; open a file *.qostest and try again");
        }
    }

    private static CommandResult result(
            DocumentSnapshot snapshot, List<TestResult> results, List<TestDetails.FileCoverage> coverage) {
        FailureText text = new FailureText(
                snapshot.document().name(), snapshot.context().fabricContext().fabric(), FailureText.EXPLAIN);
        List<TestDetails.Outcome> outcomes = results.stream()
                .map(result -> TestDetails.Outcome.of(result, text))
                .toList();
        List<String> lines = new ArrayList<>();
        for (TestDetails.Outcome outcome : outcomes) {
            lines.add((outcome.passed() ? "ok    " : "FAIL  ") + outcome.name());
            outcome.failures().forEach(failure -> failure.text().forEach(line -> lines.add("      " + line)));
        }
        long failed = outcomes.stream().filter(outcome -> !outcome.passed()).count();
        return new CommandResult(
                        results.size() + (results.size() == 1 ? " test, " : " tests, ") + failed + " failed",
                        List.of(),
                        "plaintext",
                        String.join("\n", lines) + "\n",
                        List.of())
                .with(new TestDetails(outcomes, coverage));
    }
}
