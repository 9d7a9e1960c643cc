package org.qos.dsl.ide.workspace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.context.DocumentContext;

/**
 * The results of tests that were run. They are valid as long as neither the tests nor anything that they depend on changes.
 *
 * @param document the version of the tests
 * @param context what they were run with
 * @param failures the failed expectations of each test that ran, by the line of the test; none of a test that passed
 */
public record TestRunResult(Document document, DocumentContext context, Map<Integer, List<Finding>> failures) {

    /** Copies the map. */
    public TestRunResult {
        failures = Map.copyOf(failures);
    }

    /** Whether the results are those of a document; its version on disk is as good as the open one with the same text. */
    boolean isOf(Document now, DocumentContext currentContext) {
        return document.text().equals(now.text()) && context.equals(currentContext);
    }

    /** This run with the results of an earlier one for other tests, where these are still valid. */
    TestRunResult after(TestRunResult earlier) {
        if (!earlier.isOf(document, context)) {
            return this;
        }
        Map<Integer, List<Finding>> all = new HashMap<>(earlier.failures());
        all.putAll(failures);
        return new TestRunResult(document, context, all);
    }

    /** All failed expectations, in text order. */
    List<Finding> all() {
        return failures.values().stream()
                .flatMap(List::stream)
                .sorted(Finding.IN_TEXT_ORDER)
                .toList();
    }
}
