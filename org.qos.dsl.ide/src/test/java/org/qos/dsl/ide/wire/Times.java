package org.qos.dsl.ide.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Wall clock and CPU times in milliseconds, of which the median is printed. */
final class Times {

    private final ServerProcess server;
    private final List<Long> clock = new ArrayList<>();
    private final List<Long> processor = new ArrayList<>();

    Times(ServerProcess server) {
        this.server = server;
    }

    /** Measures an action; warm-up runs are not counted. */
    void measure(boolean counts, Wait wait) throws Exception {
        long used = server.processorMillis();
        long start = System.nanoTime();
        wait.begin();
        if (counts) {
            clock.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
            processor.add(server.processorMillis() - used);
        }
    }

    private static long median(List<Long> values) {
        List<Long> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    @Override
    public String toString() {
        return median(clock) + " ms (processor " + median(processor) + " ms)";
    }

    /** An action of a client, with its waiting time. */
    @FunctionalInterface
    interface Wait {
        void begin() throws Exception;
    }
}
