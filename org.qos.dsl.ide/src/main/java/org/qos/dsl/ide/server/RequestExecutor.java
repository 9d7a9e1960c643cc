package org.qos.dsl.ide.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/**
 * Runs requests and checks on the one thread that uses the snapshots of documents. Requests have priority over checks;
 * within each priority, the order is first in, first out.
 */
final class RequestExecutor implements AutoCloseable {

    private final AtomicLong count = new AtomicLong();
    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>(), RequestExecutor::thread);

    /** Handles a request; the work can poll its checker for cancellation of the future. */
    <R> CompletableFuture<R> submit(Function<CancelChecker, R> work) {
        CompletableFuture<R> response = new CompletableFuture<>();
        thread.execute(new QueuedTask(false, count.incrementAndGet(), () -> complete(work, response)));
        return response;
    }

    /** Runs work with the priority of requests. */
    Executor requests() {
        return work -> thread.execute(new QueuedTask(false, count.incrementAndGet(), work));
    }

    /** Runs work with the lower priority of checks. */
    Executor checks() {
        return work -> thread.execute(new QueuedTask(true, count.incrementAndGet(), work));
    }

    private static <R> void complete(Function<CancelChecker, R> work, CompletableFuture<R> response) {
        CancelChecker cancel = () -> {
            if (response.isCancelled()) {
                throw new CancellationException();
            }
        };
        try {
            cancel.checkCanceled();
            response.complete(work.apply(cancel));
        } catch (CancellationException cancelled) {
            response.cancel(false);
        } catch (RuntimeException | Error failure) {
            response.completeExceptionally(failure);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "QoS requests", 1 << 24);
        thread.setDaemon(true);
        return thread;
    }

    /** A task in the queue. */
    private record QueuedTask(boolean isCheck, long number, Runnable work) implements Runnable, Comparable<QueuedTask> {

        @Override
        public void run() {
            work.run();
        }

        @Override
        public int compareTo(QueuedTask other) {
            return isCheck == other.isCheck
                    ? Long.compare(number, other.number)
                    : Boolean.compare(isCheck, other.isCheck);
        }
    }
}
