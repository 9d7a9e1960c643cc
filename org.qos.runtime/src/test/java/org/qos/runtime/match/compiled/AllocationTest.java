package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.RandomSite.Extent;

/** Queries allocate nothing for a request, interpreted or compiled. */
class AllocationTest {

    private static final int REQUESTS = 10_000;
    /** What reading the counter itself may take. */
    private static final long TOLERANCE = 1_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final RandomSite site = new RandomSite(5, new Extent(300, 20, 200, 50));
    private final List<Request> requests =
            IntStream.range(0, REQUESTS).mapToObj(n -> site.request()).toList();

    @Test
    void aMatchAllocatesNothing() {
        for (Limits limits : List.of(Limits.USUAL, new Limits(0, 0))) {
            CompiledPolicy policy = CompiledPolicy.of(site.bound(), limits);
            assertNothingAllocated(() -> {
                long sum = 0;
                for (int i = 0; i < REQUESTS; i++) {
                    sum += policy.match(requests.get(i)).rule();
                }
                return sum;
            });
        }
    }

    @Test
    void aBatchAllocatesRoomForABlockOfRequestsAlone() {
        CompiledPolicy policy = CompiledPolicy.of(site.bound());
        RequestColumns columns = RequestColumns.of(requests);
        int[] rules = new int[REQUESTS];
        assertAllocated(100_000, () -> {
            policy.matchAll(columns, rules);
            return rules[0];
        });
        assertAllocated(100_000, () -> {
            policy.matchAll(requests, rules);
            return rules[0];
        });
    }

    private void assertNothingAllocated(LongSupplier queries) {
        assertAllocated(TOLERANCE, queries);
    }

    private void assertAllocated(long most, LongSupplier queries) {
        queries.getAsLong();
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        queries.getAsLong();
        long allocated = threads.getThreadAllocatedBytes(thread) - before;
        assertTrue(allocated < most, allocated + " bytes for " + REQUESTS + " requests");
    }
}
