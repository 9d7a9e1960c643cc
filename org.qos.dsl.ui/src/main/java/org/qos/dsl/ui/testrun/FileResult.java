package org.qos.dsl.ui.testrun;

import java.util.List;
import org.qos.dsl.ide.command.TestDetails;
import org.qos.dsl.ui.document.LocalFile;

/**
 * What has become of the tests of a file.
 *
 * @param file the file
 * @param tests their results, in the order of the file
 * @param coverage what they ask of their policy
 * @param problem why they did not run; empty if they ran
 */
record FileResult(
        LocalFile file, List<TestDetails.Outcome> tests, List<TestDetails.FileCoverage> coverage, String problem) {

    /** Copies the lists. */
    FileResult {
        tests = List.copyOf(tests);
        coverage = List.copyOf(coverage);
    }

    /** The results in the details of a response. */
    static FileResult of(LocalFile file, TestDetails details) {
        return new FileResult(file, details.tests(), details.coverage(), "");
    }

    /** A file whose tests did not run. */
    static FileResult problem(LocalFile file, String reason) {
        return new FileResult(file, List.of(), List.of(), reason);
    }

    /** The tests that failed. */
    List<TestDetails.Outcome> failed() {
        return tests.stream().filter(test -> !test.passed()).toList();
    }

    /** Whether all tests ran and passed. */
    boolean isPassed() {
        return problem.isEmpty() && failed().isEmpty();
    }
}
