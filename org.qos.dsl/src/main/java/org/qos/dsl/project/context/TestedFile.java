package org.qos.dsl.project.context;

import java.util.List;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.Finding;
import org.qos.runtime.fabric.Fabric;

/**
 * A file with tests that was run.
 *
 * @param name the file, as the user names it
 * @param errors what is wrong with it, so that its tests did not run; usually empty
 * @param written how many tests it has, whether they ran or not
 * @param results the results of the tests that ran, in the order of the file
 * @param fabric gives ports their names
 * @param explain the command that explains a request with the files of the tests
 */
public record TestedFile(
        String name, List<Finding> errors, int written, List<TestResult> results, Fabric fabric, String explain) {

    /** Copies the lists. */
    public TestedFile {
        errors = List.copyOf(errors);
        results = List.copyOf(results);
    }

    /** Whether it has no test, but no error either. */
    public boolean isWithoutTests() {
        return errors.isEmpty() && written == 0;
    }

    /** Whether it has tests, and those that were to run passed. */
    public boolean passed() {
        return errors.isEmpty() && written > 0 && results.stream().allMatch(TestResult::passed);
    }

    /** How many of its tests failed. */
    public long failures() {
        return results.stream().filter(result -> !result.passed()).count();
    }
}
