package org.qos.analysis.policytest;

import java.util.Arrays;
import java.util.List;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.RequestToken;

/** Makes tests of one request and one expectation. */
final class PolicyTests {

    private PolicyTests() {}

    static PolicyTest of(String request, String expectation, boolean forAll) {
        try {
            TestedRequest asked = new TestedRequest(RequestParser.parse(request), request, 2);
            Expectation expected = new Expectation(clauses(expectation), 3);
            return new PolicyTest("test", forAll, List.of(new PolicyTest.Step(List.of(asked), List.of(expected))), 1);
        } catch (RequestSyntaxException malformed) {
            throw new IllegalArgumentException(malformed);
        }
    }

    static List<Clause> clauses(String expectation) {
        try {
            return ExpectationParser.parse(Arrays.stream(expectation.split(" "))
                    .map(word -> new RequestToken(word, false))
                    .toList());
        } catch (ExpectationSyntaxException malformed) {
            throw new IllegalArgumentException(malformed);
        }
    }
}
