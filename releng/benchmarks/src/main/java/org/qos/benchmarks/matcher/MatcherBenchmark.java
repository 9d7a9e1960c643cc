package org.qos.benchmarks.matcher;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.runtime.match.Match;

/** The time of one match by the reference matcher and by the compiled policy, on the same requests. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class MatcherBenchmark {

    /** The matcher that tries one rule after the other. */
    @Benchmark
    public Match reference(Workload workload) {
        return workload.reference().match(workload.nextRequest());
    }

    /** The compiled policy. */
    @Benchmark
    public Match compiled(Workload workload) {
        return workload.compiled().match(workload.nextRequest());
    }
}
