package org.qos.dsl.ide.diagnostics;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A scheduler whose tasks run in the thread of the test, when the test says so. */
final class ManualScheduler extends ScheduledThreadPoolExecutor {

    private final Queue<Runnable> waiting = new ArrayDeque<>();

    ManualScheduler() {
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

    /** Runs the task that was scheduled first. */
    void next() {
        poll().run();
    }

    private synchronized Runnable poll() {
        return waiting.remove();
    }

    /** Runs all tasks, including those that they schedule. */
    void all() {
        while (count() > 0) {
            next();
        }
    }

    synchronized int count() {
        return waiting.size();
    }
}
