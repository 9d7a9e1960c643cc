package org.qos.benchmarks.setup;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.runtime.setup.SetupPlan;

/** One plan in a new process with 1 GB of memory, the tables that the ports have included. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx1g")
public class PlanBenchmark {

    /** The changes of all ports. */
    @Benchmark
    public SetupPlan plan(PlanWorkload workload) {
        return workload.plan();
    }
}
