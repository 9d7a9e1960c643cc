package org.qos.benchmarks.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;

class WorkloadTest {

    private final Workload workload = Workload.of(SiteSize.MEDIUM);

    @Test
    void allMatchersAnswerTheSame() throws Exception {
        Matcher generated = GeneratedClass.bind(workload.bound());
        for (Request request : workload.requests()) {
            assertEquals(
                    workload.reference().match(request), workload.compiled().match(request), request::toString);
        }
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
