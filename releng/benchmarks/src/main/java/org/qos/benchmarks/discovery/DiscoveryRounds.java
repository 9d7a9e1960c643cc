package org.qos.benchmarks.discovery;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.UmadPort;

/** Discovers the fabric several times in one process and prints how long each took: wall clock, and CPU of the thread. */
public final class DiscoveryRounds {

    private static final double NANOS_OF_A_MILLISECOND = 1e6;

    private DiscoveryRounds() {}

    /** The arguments are the scope, LINKS or ALL, and the number of rounds. */
    public static void main(String[] arguments) {
        DiscoveryScope scope = DiscoveryScope.valueOf(arguments[0]);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        int rounds = Integer.parseInt(arguments[1]);
        try (UmadPort port = UmadPort.openFirst()) {
            for (int round = 1; round <= rounds; round++) {
                MadWindow window = new MadWindow(port);
                long start = System.nanoTime();
                long processorStart = threads.getCurrentThreadCpuTime();
                DiscoveredSubnet found = new FabricDiscovery(window, scope).discover();
                double millis = (System.nanoTime() - start) / NANOS_OF_A_MILLISECOND;
                System.out.printf(
                        "%-5s %3d %8.0f ms %8.0f ms CPU %7d nodes %8d MADs %5d lost %5d unread%n",
                        scope,
                        round,
                        millis,
                        (threads.getCurrentThreadCpuTime() - processorStart) / NANOS_OF_A_MILLISECOND,
                        found.state().fabric().nodes().size(),
                        window.sent(),
                        window.lost(),
                        found.unread().size());
            }
        }
    }
}
