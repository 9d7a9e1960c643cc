package org.qos.dsl.ide.hover;

import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.analysis.policytest.ClauseKeyword;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.ide.semantics.PolicyTestResults;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.runtime.request.RequestKeyword;
import org.qos.runtime.request.WellKnownService;

/** Hover for the keywords of tests, for Service-IDs, and for the name of a test with its result. */
public final class PolicyTestHover {

    private PolicyTestHover() {}

    /** The content at an offset; empty where there is nothing to explain. */
    public static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset)
                .flatMap(value -> text(snapshot, value).map(text -> new HoverContent(value.region(), text)));
    }

    private static Optional<String> text(DocumentSnapshot snapshot, ValueNode value) {
        String word = value.text();
        if (value.is(Literals.TEST_CASE__NAME)) {
            return PolicyTestResults.of(snapshot).all().stream()
                    .filter(result -> result.written() == value.owner())
                    .findFirst()
                    .map(result -> result(snapshot, result.result()));
        }
        if (value.is(Literals.TEST_REQUEST__KEYWORDS)) {
            return RequestKeyword.of(word).map(keyword -> titled(word, keyword.meaning()));
        }
        if (value.is(Literals.TEST_EXPECTATION__KEYWORDS)) {
            return ClauseKeyword.of(word).map(keyword -> titled(word, keyword.meaning()));
        }
        return value.is(Literals.TEST_REQUEST__VALUES)
                ? value.number()
                        .filter(number -> number > 0xFFFF)
                        .flatMap(WellKnownService::describe)
                        .map(title -> "`" + word + "` is the Service-ID of " + title)
                : Optional.empty();
    }

    private static String result(DocumentSnapshot snapshot, TestResult result) {
        if (result.passed()) {
            return "the test passes";
        }
        FailureText text = new FailureText(
                snapshot.document().name(), snapshot.context().fabricContext().fabric(), FailureText.EXPLAIN);
        return result.failures().stream()
                .map(failure -> "```\n" + String.join("\n", text.lines(failure)) + "\n```")
                .collect(Collectors.joining("\n\n", "the test fails\n\n", ""));
    }

    private static String titled(String title, String meaning) {
        return "**" + title + "**\n\n" + meaning;
    }
}
