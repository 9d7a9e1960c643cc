package org.qos.benchmarks.path;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.qos.runtime.path.resolve.Resolution;

/**
 * Path answers in a second of processor time, which says more than the clock on a machine that does other work. The second
 * half of the rounds counts.
 */
public final class ProcessorTime {

    private static final int ROUNDS = 12;
    private static final int ANSWERS = 500_000;
    private static final double NANOSECONDS = 1e9;

    private ProcessorTime() {}

    /** Prints the rate of each round. */
    public static void main(String[] args) {
        PathWorkload workload = PathWorkload.ofSwitchesWithPorts(34);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (int round = 1; round <= ROUNDS; round++) {
            long begin = threads.getCurrentThreadCpuTime();
            int paths = 0;
            for (int i = 0; i < ANSWERS; i++) {
                paths += workload.answerNext() instanceof Resolution.Path ? 1 : 0;
            }
            double seconds = (threads.getCurrentThreadCpuTime() - begin) / NANOSECONDS;
            System.out.printf(
                    "round %d: %.0f answers a second of processor time, %d of them paths%n",
                    round, ANSWERS / seconds, paths);
        }
    }
}
