package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.ide.semantics.FailureFindings;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.TestFileRun;

/** Command {@code qos.test}: runs the tests of a document, or the one with a {@code name}. */
final class RunTests {

    private RunTests() {}

    static CommandResult run(View view, JsonObject arguments, CommandProgress progress) {
        if (!view.language().equals(new PolicyTestLanguage())) {
            throw new CommandException(view.document().name() + " is "
                    + view.language().kind() + ", which has no tests; open a file *.qostest and try again");
        }
        progress.next("checking for errors");
        CheckedFile checked =
                Checker.check(view.source(), view.context().fabricContext(), progress::isCancelled, policy -> {});
        ValidDocument.require(view, checked);
        if (view.context().fabricContext().tested().policy().isEmpty()) {
            throw new CommandException(view.document().name()
                    + " has no policy; save it next to one, write 'policy \"FILE\"' above the tests,"
                    + " or correct qos.yaml where it has errors");
        }
        String name = CommandArguments.text(arguments, "name").orElse("");
        TestFileRun tests = TestFileRun.of(
                view.source(), view.context(), (rules, of) -> progress.next(rules + " of " + of + " rules"));
        List<TestResult> results =
                tests.run(test -> name.isEmpty() || test.name().equals(name), test -> progress.next(test.name()));
        view.relatedDocuments().learn(FailureFindings.of(view, results));
        return result(view, results);
    }

    private static CommandResult result(View view, List<TestResult> results) {
        FailureText text = new FailureText(
                view.document().name(), view.context().fabricContext().fabric(), FailureText.EXPLAIN);
        List<String> lines = new ArrayList<>();
        for (TestResult result : results) {
            lines.add((result.passed() ? "ok    " : "FAIL  ") + result.test().name());
            result.failures().forEach(failure -> text.lines(failure).forEach(line -> lines.add("      " + line)));
        }
        long failed = results.stream().filter(result -> !result.passed()).count();
        return new CommandResult(
                results.size() + (results.size() == 1 ? " test, " : " tests, ") + failed + " failed",
                List.of(),
                "plaintext",
                String.join("\n", lines) + "\n",
                List.of());
    }
}
