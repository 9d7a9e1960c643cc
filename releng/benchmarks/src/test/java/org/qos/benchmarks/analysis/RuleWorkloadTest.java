package org.qos.benchmarks.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RuleWorkloadTest {

    @Test
    void someRulesAreShadowedMostDecideAndSomeRequestsChange() {
        RuleWorkload workload = RuleWorkload.of(500, 1_000);
        RuleAnalysisBenchmark benchmark = new RuleAnalysisBenchmark();
        int shadowed = benchmark.shadowedRules(workload).size();
        assertTrue(shadowed >= 5 && shadowed < 50, "shadowed: " + shadowed);
        assertTrue(benchmark.outcomes(workload).size() > 400);
        assertTrue(benchmark.changes(workload).size() > 10);
    }
}
