package org.qos.benchmarks.matcher;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.match.compiled.RequestColumns;

/** The time of one match for requests as numbers: with GUIDs, with port handles, and many in one call, as objects, too. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ColumnsBenchmark {

    /** The number of requests in one call; all streams are multiples of it. */
    private static final int BATCH = 8192;

    private RequestColumns columns;
    private int[] sources;
    private int[] destinations;
    private List<RequestColumns> batches;
    private List<List<Request>> lists;
    private final int[] rules = new int[BATCH];
    private int next;

    /** Creates columns of the requests, and handles of their ports. */
    @Setup
    public void makeColumns(Workload workload) {
        columns = RequestColumns.of(workload.requests());
        sources = handles(workload.compiled(), columns.sources());
        destinations = handles(workload.compiled(), columns.destinations());
        List<Request> requests = workload.requests();
        lists = IntStream.range(0, requests.size() / BATCH)
                .mapToObj(n -> List.copyOf(requests.subList(n * BATCH, (n + 1) * BATCH)))
                .toList();
        batches = lists.stream().map(RequestColumns::of).toList();
    }

    /** Ports by GUID. */
    @Benchmark
    public Match byNumbers(Workload workload) {
        int i = next++ & sources.length - 1;
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
        int i = next++ & sources.length - 1;
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

    /** Many requests in one call; the time is per request. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public int[] batch(Workload workload) {
        workload.compiled().matchAll(batches.get(next++ % batches.size()), rules);
        return rules;
    }

    /** Many requests as objects in one call; the time is per request. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public int[] list(Workload workload) {
        workload.compiled().matchAll(lists.get(next++ % lists.size()), rules);
        return rules;
    }

    private static int[] handles(CompiledPolicy policy, long[] guids) {
        return LongStream.of(guids).mapToInt(policy::portHandle).toArray();
    }
}
