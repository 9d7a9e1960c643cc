package org.qos.benchmarks.analysis;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;

/** One analysis in a new process with 2 GB of memory, the classes of requests included. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx2g")
public class RuleAnalysisBenchmark {

    /** The rules that decide something, each with a request. */
    @Benchmark
    public List<Outcome> outcomes(RuleWorkload workload) {
        Decisions decisions = Decisions.of(workload.policy());
        return decisions.outcomes(Region.all(decisions.classes()));
    }

    /** The rules that earlier ones shadow. */
    @Benchmark
    public List<ShadowedRule> shadowedRules(RuleWorkload workload) {
        return Shadowing.of(workload.policy()).shadowedRules();
    }

    /** The requests that get another level after some rules were moved. */
    @Benchmark
    public List<Outcome> changes(RuleWorkload workload) {
        Policy before = workload.policy().policy();
        Policy after = workload.changed().policy();
        Decisions decisions = Decisions.of(workload.policy(), workload.changed());
        return decisions.outcomes(Region.all(decisions.classes()), rules -> !level(before, rules[0])
                .equals(level(after, rules[1])));
    }

    private static Object level(Policy policy, int rule) {
        List<MatchRule> rules = policy.rules();
        return rule == 0 ? policy.defaultLevel() : rules.get(rule - 1).level();
    }
}
