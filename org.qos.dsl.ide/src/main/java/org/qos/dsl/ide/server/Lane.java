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
 * The one thread that uses the views of documents. Requests, for which somebody waits, go before checks; otherwise all goes
 * in order.
 */
final class Lane implements AutoCloseable {

    private final AtomicLong count = new AtomicLong();
    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>(), Lane::thread);

    /** Answers a request; the future can be cancelled, which the work finds out by its checker. */
    <R> CompletableFuture<R> ask(Function<CancelChecker, R> work) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        thread.execute(new Turn(false, count.incrementAndGet(), () -> answer(work, answer)));
        return answer;
    }

    /** Runs what somebody waits for. */
    Executor questions() {
        return work -> thread.execute(new Turn(false, count.incrementAndGet(), work));
    }

    /** Runs what nobody waits for, when no request is waiting. */
    Executor checks() {
        return work -> thread.execute(new Turn(true, count.incrementAndGet(), work));
    }

    private static <R> void answer(Function<CancelChecker, R> work, CompletableFuture<R> answer) {
        CancelChecker cancel = () -> {
            if (answer.isCancelled()) {
                throw new CancellationException();
            }
        };
        try {
            cancel.checkCanceled();
            answer.complete(work.apply(cancel));
        } catch (CancellationException nobodyWaits) {
            answer.cancel(false);
        } catch (RuntimeException | Error failure) {
            answer.completeExceptionally(failure);
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

    /** Something to do, in its place of the queue. */
    private record Turn(boolean canWait, long number, Runnable work) implements Runnable, Comparable<Turn> {

        @Override
        public void run() {
            work.run();
        }

        @Override
        public int compareTo(Turn other) {
            return canWait == other.canWait
                    ? Long.compare(number, other.number)
                    : Boolean.compare(canWait, other.canWait);
        }
    }
}
