package org.qos.analysis.policytest;

import java.util.Optional;
import org.qos.runtime.match.Match;
import org.qos.runtime.request.PathRequest;

/**
 * An expectation that a request does not meet.
 *
 * @param request the request of the test
 * @param expectation the expectation
 * @param clause the first clause of it that does not hold
 * @param counterexample a request between two ports that does not meet it; empty where nothing could be asked
 * @param match what decides the counterexample; empty where nothing does
 * @param got what happens instead, for people
 * @param refusal why OpenSM refuses the counterexample, for people; then no other is found; empty if it does not
 * @param pairs how many pairs of ports do not meet the clause; only those between which OpenSM answers, unless there is none
 */
public record TestFailure(
        TestedRequest request,
        Expectation expectation,
        Clause clause,
        Optional<PathRequest> counterexample,
        Optional<Match> match,
        String got,
        Optional<String> refusal,
        long pairs) {}
