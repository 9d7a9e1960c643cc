package org.qos.benchmarks.matcher;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;

/** The time of one match by the generated Java class. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class GeneratedBenchmark {

    private Matcher generated;

    /** Generates and loads the class. */
    @Setup
    public void makeClass(Workload workload) throws IOException, ReflectiveOperationException {
        generated = GeneratedClass.bind(workload.bound());
    }

    /** The generated class. */
    @Benchmark
    public Match generated(Workload workload) {
        return generated.match(workload.nextRequest());
    }
}
