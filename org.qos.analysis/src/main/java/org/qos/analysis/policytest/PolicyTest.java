package org.qos.analysis.policytest;

import java.util.List;

/**
 * A test of a policy.
 *
 * @param name its name
 * @param forAll whether fields that a request does not state may have any value or be absent
 * @param steps its requests, with what is expected of them
 * @param line the line of the file where it begins, from 1
 */
public record PolicyTest(String name, boolean forAll, List<Step> steps, int line) {

    /** Copies the list. */
    public PolicyTest {
        steps = List.copyOf(steps);
    }

    /**
     * Requests that follow each other, and the expectations after them.
     *
     * @param requests the requests
     * @param expectations what is expected of each of them
     */
    public record Step(List<TestedRequest> requests, List<Expectation> expectations) {

        /** Copies the lists. */
        public Step {
            requests = List.copyOf(requests);
            expectations = List.copyOf(expectations);
        }
    }
}
