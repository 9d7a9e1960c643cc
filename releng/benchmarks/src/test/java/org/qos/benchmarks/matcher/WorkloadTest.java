package org.qos.benchmarks.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;

class WorkloadTest {

    private final Workload workload = Workload.of(SiteSize.MEDIUM, RequestShape.MIX);

    @ParameterizedTest
    @EnumSource
    void allMatchersAnswerTheSame(RequestShape shape) throws Exception {
        Workload workload = Workload.of(SiteSize.MEDIUM, shape);
        Matcher generated = GeneratedClass.bind(workload.bound());
        for (Request request : workload.requests()) {
            assertEquals(
                    workload.reference().match(request), workload.compiled().match(request), request::toString);
            assertEquals(workload.compiled().match(request), generated.match(request), request::toString);
        }
    }

    @Test
    void noTwoRequestsAreEqual() {
        assertEquals(
                workload.requests().size(),
                workload.requests().stream().distinct().count());
    }

    @Test
    void deepRequestsMatchARuleAndTheOthersNone() {
        assertEquals(1, shareOfMatches(RequestShape.DEEP));
        assertEquals(0, shareOfMatches(RequestShape.NONE));
    }

    private static double shareOfMatches(RequestShape shape) {
        Workload workload = Workload.of(SiteSize.MEDIUM, shape);
        return workload.requests().stream()
                        .filter(request -> !workload.compiled().match(request).isDefault())
                        .count()
                / (double) workload.requests().size();
    }

    @Test
    void halfOfTheRequestsMatchARuleAtAnyDepth() {
        List<Integer> rules = workload.requests().stream()
                .map(request -> workload.compiled().match(request).rule())
                .filter(rule -> rule > 0)
                .toList();
        double share = (double) rules.size() / workload.requests().size();
        double depth = rules.stream().mapToInt(Integer::intValue).average().orElseThrow();
        assertTrue(share > 0.45 && share < 0.6, "share " + share);
        assertTrue(depth > 350 && depth < 600, "depth " + depth);
    }
}
