package org.qos.dsl.ide.server;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Watches the client process, so that the server ends if the client crashes. */
final class ClientProcessMonitor implements AutoCloseable {

    private static final int SECONDS = 5;

    private ScheduledExecutorService clock;

    /** Calls {@code end} once after a process has ended. */
    synchronized void onExit(long process, Runnable end) {
        clock = Executors.newSingleThreadScheduledExecutor(ClientProcessMonitor::daemon);
        clock.scheduleWithFixedDelay(() -> check(process, end), SECONDS, SECONDS, TimeUnit.SECONDS);
    }

    private void check(long process, Runnable end) {
        boolean alive = ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false);
        if (!alive) {
            close();
            end.run();
        }
    }

    @Override
    public synchronized void close() {
        if (clock != null) {
            clock.shutdown();
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "QoS client monitor");
        thread.setDaemon(true);
        return thread;
    }
}
