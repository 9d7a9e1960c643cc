package org.qos.benchmarks.path;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.runtime.path.resolve.Resolution;

/** The number of path resolutions per second on one core, including the reverse path. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PathBenchmark {

    /** A whole record for a query between two hosts. */
    @Benchmark
    public Resolution resolve(PathWorkload workload) {
        return workload.answerNext();
    }
}
