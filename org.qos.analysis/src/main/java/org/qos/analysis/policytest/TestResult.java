package org.qos.analysis.policytest;

import java.util.List;
import java.util.Set;

/**
 * The result of a test.
 *
 * @param test the test
 * @param failures the expectations that do not hold, at most one for each request and expectation; none when it passes
 * @param deciding the places of the rules that decide its requests, from 1; 0 for the default level
 */
public record TestResult(PolicyTest test, List<TestFailure> failures, Set<Integer> deciding) {

    /** Copies the collections. */
    public TestResult {
        failures = List.copyOf(failures);
        deciding = Set.copyOf(deciding);
    }

    /** Whether everything that it expects holds. */
    public boolean passed() {
        return failures.isEmpty();
    }
}
