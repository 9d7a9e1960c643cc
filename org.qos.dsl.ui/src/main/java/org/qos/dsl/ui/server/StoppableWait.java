package org.qos.dsl.ui.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/** Waiting for a response in a background thread, until the user stops it. */
public final class StoppableWait {

    private static final long POLL_MILLIS = 50;

    private StoppableWait() {}

    /**
     * The response.
     *
     * @param stopped asked about twenty times a second whether to stop; the request is cancelled then
     * @throws OperationCanceledException when stopped
     * @throws ResponseErrorException if the server answers with an error
     * @throws CoreException if the request fails otherwise
     */
    public static <T> T response(CompletableFuture<T> request, BooleanSupplier stopped) throws CoreException {
        while (!stopped.getAsBoolean()) {
            try {
                return request.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillWorking) {
                continue;
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
                break;
            } catch (ExecutionException failure) {
                if (failure.getCause() instanceof ResponseErrorException error) {
                    throw error;
                }
                throw new CoreException(Status.error("A request to the language server failed", failure.getCause()));
            }
        }
        request.cancel(true);
        throw new OperationCanceledException();
    }
}
