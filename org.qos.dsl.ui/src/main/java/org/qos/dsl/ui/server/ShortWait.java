package org.qos.dsl.ui.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
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
    private final Map<K, CompletableFuture<T>> pending = new LinkedHashMap<>();

    /** No requests yet; failures go to {@code log}. */
    public ShortWait(ILog log) {
        this.log = log;
    }

    /** The response; empty if it is not there yet, if it is null or if the request fails. */
    public Optional<T> response(K key, Supplier<CompletableFuture<T>> send) {
        CompletableFuture<T> response = requested(key, send);
        try {
            T found = response.get(MILLIS, TimeUnit.MILLISECONDS);
            forget(response);
            return Optional.ofNullable(found);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException late) {
            return Optional.empty();
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

    private synchronized void forget(CompletableFuture<T> response) {
        pending.values().remove(response);
    }
}
