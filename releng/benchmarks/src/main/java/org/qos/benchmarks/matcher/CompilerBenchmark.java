package org.qos.benchmarks.matcher;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;

/** The time to bind and to compile a policy: for the first time in a process, and in a warm process. */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class CompilerBenchmark {

    /** The first compilation in a process. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    @Fork(3)
    public CompiledPolicy compileFirst(Workload workload) {
        return CompiledPolicy.of(workload.bound());
    }

    /** Compilation. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 3, time = 1)
    @Measurement(iterations = 3, time = 1)
    @Fork(1)
    public CompiledPolicy compile(Workload workload) {
        return CompiledPolicy.of(workload.bound());
    }

    /** Binding to the fabric. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 3, time = 1)
    @Measurement(iterations = 3, time = 1)
    @Fork(1)
    public BoundPolicy bind(Workload workload) {
        BoundPolicy bound = workload.bound();
        return BoundPolicy.bind(bound.policy(), bound.fabric(), bound.partitions());
    }
}
