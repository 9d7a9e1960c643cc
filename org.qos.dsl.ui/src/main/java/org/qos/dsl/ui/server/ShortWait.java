package org.qos.dsl.ui.server;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ILog;

/**
 * Requests whose response the workbench wants in the UI thread. A response that is not there after a moment is not
 * awaited; the next request with the same key finds it.
 *
 * @param <K> what the request is about, with the state of the text
 * @param <T> the response
 */
public final class ShortWait<K, T> {

    /** Too short to be noticed, and long enough for a server that is not busy. */
    private static final long MILLIS = 150;

    private static final int KEPT = 16;

    private final ILog log;
    private final Executor ui;
    private final Map<K, CompletableFuture<T>> pending = new LinkedHashMap<>();
    private final Set<CompletableFuture<T>> late = new HashSet<>();

    /**
     * No requests yet.
     *
     * @param log gets the failures of requests
     * @param ui runs tasks in the UI thread, each after the event that is being handled
     */
    public ShortWait(ILog log, Executor ui) {
        this.log = log;
        this.ui = ui;
    }

    /**
     * The response; empty if it is not there yet, if it is null or if the request fails. After one late response, further
     * ones are not awaited in the same event.
     */
    public Optional<T> response(K key, Supplier<CompletableFuture<T>> send) {
        CompletableFuture<T> response = requested(key, send);
        try {
            T found = response.get(patience(), TimeUnit.MILLISECONDS);
            forget(response);
            return Optional.ofNullable(found);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException notYet) {
            addLate(response);
        } catch (ExecutionException failure) {
            forget(response);
            log.error("A request to the language server failed", failure.getCause());
        }
        return Optional.empty();
    }

    /** The request with this key, sent unless its response is still expected. */
    public synchronized CompletableFuture<T> requested(K key, Supplier<CompletableFuture<T>> send) {
        CompletableFuture<T> known = pending.get(key);
        if (known != null) {
            return known;
        }
        if (pending.size() >= KEPT) {
            pending.remove(pending.keySet().iterator().next());
        }
        CompletableFuture<T> fresh = send.get();
        pending.put(key, fresh);
        return fresh;
    }

    /**
     * Runs {@code then} in the UI thread when all responses that were late in this event are there; not at all if none was
     * late.
     */
    public synchronized void whenLateAreThere(Runnable then) {
        if (!late.isEmpty()) {
            CompletableFuture.allOf(late.toArray(CompletableFuture[]::new))
                    .whenComplete((all, failure) -> ui.execute(then));
        }
    }

    private synchronized long patience() {
        return late.isEmpty() ? MILLIS : 0;
    }

    private synchronized void addLate(CompletableFuture<T> response) {
        late.add(response);
        ui.execute(() -> removeLate(response));
    }

    private synchronized void removeLate(CompletableFuture<T> response) {
        late.remove(response);
    }

    private synchronized void forget(CompletableFuture<T> response) {
        pending.values().remove(response);
    }
}
