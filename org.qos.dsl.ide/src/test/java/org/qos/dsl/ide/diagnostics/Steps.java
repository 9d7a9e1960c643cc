package org.qos.dsl.ide.diagnostics;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What is scheduled waits until a test has it run, on the thread of the test. */
final class Steps extends ScheduledThreadPoolExecutor {

    private final Queue<Runnable> waiting = new ArrayDeque<>();

    Steps() {
        super(0);
    }

    @Override
    public synchronized ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
        waiting.add(work);
        return null;
    }

    @Override
    public synchronized void execute(Runnable work) {
        waiting.add(work);
    }

    /** Runs what was scheduled first. */
    void next() {
        poll().run();
    }

    private synchronized Runnable poll() {
        return waiting.remove();
    }

    /** Runs all, and what that schedules. */
    void all() {
        while (count() > 0) {
            next();
        }
    }

    synchronized int count() {
        return waiting.size();
    }
}
