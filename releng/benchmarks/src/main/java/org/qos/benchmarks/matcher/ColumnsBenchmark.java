package org.qos.benchmarks.matcher;

import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.match.compiled.RequestColumns;

/** The time of one match for requests as numbers: with GUIDs, with port handles, and in one call. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ColumnsBenchmark {

    private RequestColumns columns;
    private int[] sources;
    private int[] destinations;
    private int[] rules;
    private int next;

    /** Creates columns of the requests, and handles of their ports. */
    @Setup
    public void makeColumns(Workload workload) {
        columns = RequestColumns.of(workload.requests());
        sources = handles(workload.compiled(), columns.sources());
        destinations = handles(workload.compiled(), columns.destinations());
        rules = new int[columns.size()];
    }

    /** Ports by GUID. */
    @Benchmark
    public Match byNumbers(Workload workload) {
        int i = next++ & Workload.REQUESTS - 1;
        return workload.compiled()
                .match(
                        columns.sources()[i],
                        columns.destinations()[i],
                        columns.carried()[i],
                        columns.serviceIds()[i],
                        columns.qosClasses()[i],
                        columns.tclasses()[i],
                        columns.pkeys()[i]);
    }

    /** Ports by handle. */
    @Benchmark
    public Match byPortHandles(Workload workload) {
        int i = next++ & Workload.REQUESTS - 1;
        return workload.compiled()
                .matchPorts(
                        sources[i],
                        destinations[i],
                        columns.carried()[i],
                        columns.serviceIds()[i],
                        columns.qosClasses()[i],
                        columns.tclasses()[i],
                        columns.pkeys()[i]);
    }

    /** All requests in one call; the time is per request. */
    @Benchmark
    @OperationsPerInvocation(Workload.REQUESTS)
    public int[] batch(Workload workload) {
        workload.compiled().matchAll(columns, rules);
        return rules;
    }

    private static int[] handles(CompiledPolicy policy, long[] guids) {
        return LongStream.of(guids).mapToInt(policy::portHandle).toArray();
    }
}
