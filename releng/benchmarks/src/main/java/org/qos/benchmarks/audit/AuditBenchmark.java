package org.qos.benchmarks.audit;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.analysis.audit.AuditResult;

/** One audit in a new process with 512 MB of memory. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx512m")
public class AuditBenchmark {

    /** All findings and shares. */
    @Benchmark
    public AuditResult audit(AuditWorkload workload) {
        return workload.audit();
    }
}
