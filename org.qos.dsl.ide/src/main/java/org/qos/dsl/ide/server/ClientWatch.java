package org.qos.dsl.ide.server;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Looks after the process of the client: a server whose client has died has nothing to do. */
final class ClientWatch implements AutoCloseable {

    private static final int SECONDS = 5;

    private ScheduledExecutorService clock;

    /** Does something once when a process is not there any more. */
    synchronized void endWith(long process, Runnable end) {
        clock = Executors.newSingleThreadScheduledExecutor(ClientWatch::daemon);
        clock.scheduleWithFixedDelay(() -> look(process, end), SECONDS, SECONDS, TimeUnit.SECONDS);
    }

    private void look(long process, Runnable end) {
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
        Thread thread = new Thread(work, "QoS client watch");
        thread.setDaemon(true);
        return thread;
    }
}
