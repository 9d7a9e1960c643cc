package org.qos.dsl.ui.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * The connection to the language server. A queue keeps the order of messages, and the UI thread never waits: neither
 * for the start of about a second, nor for a response.
 */
public final class ServerConnection implements AutoCloseable {

    private final Supplier<LanguageServer> start;
    private final Supplier<?> settings;
    private final ILog log;
    private final ExecutorService queue = Executors.newSingleThreadExecutor(ServerConnection::daemon);
    private final Executor responses = Executors.newCachedThreadPool(ServerConnection::daemon);
    private LanguageServer server;
    private volatile List<String> tokenTypes = List.of();

    /**
     * A connection whose server starts when first needed.
     *
     * @param start creates the server, which is then initialized; called once, in the thread of the queue
     * @param settings returns the settings of the user, with which the server starts
     * @param log receives failures
     */
    public ServerConnection(Supplier<LanguageServer> start, Supplier<?> settings, ILog log) {
        this.start = start;
        this.settings = settings;
        this.log = log;
    }

    /** Sends a notification after all earlier messages. A failure is logged. */
    public void notifyServer(Consumer<LanguageServer> message) {
        queue.execute(() -> {
            try {
                message.accept(started());
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException | RuntimeException failure) {
                log.error("Sending a message to the language server failed", failure);
            }
        });
    }

    /** Sends the settings of the user again, if the server has been started. */
    public void sendSettings() {
        queue.execute(() -> {
            if (server != null) {
                server.getWorkspaceService().didChangeConfiguration(new DidChangeConfigurationParams(settings.get()));
            }
        });
    }

    /**
     * Sends a request after all earlier messages. The future fails if the request does. Its dependents run in a thread
     * of the editor: some wait for the UI thread (code minings of JFace), which must not delay the server.
     * Cancelling it cancels the request.
     */
    public <T> CompletableFuture<T> request(Function<LanguageServer, CompletableFuture<T>> request) {
        CompletableFuture<CompletableFuture<T>> sent =
                CompletableFuture.supplyAsync(this::startedForAnswer, queue).thenApply(request);
        CompletableFuture<T> response =
                sent.thenCompose(remote -> remote).whenCompleteAsync((any, failure) -> {}, responses);
        response.whenComplete((any, failure) -> {
            if (response.isCancelled()) {
                sent.thenAccept(remote -> remote.cancel(true));
            }
        });
        return response;
    }

    /** Shuts the server down, if it was started, after all earlier messages. */
    @Override
    public void close() {
        queue.execute(() -> {
            if (server != null) {
                server.shutdown();
            }
        });
        queue.shutdown();
    }

    private LanguageServer startedForAnswer() {
        try {
            return started();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The editor is being closed", end);
        } catch (ExecutionException failure) {
            throw new IllegalStateException("The language server does not start", failure.getCause());
        }
    }

    private LanguageServer started() throws InterruptedException, ExecutionException {
        if (server == null) {
            LanguageServer fresh = start.get();
            tokenTypes = tokenTypes(fresh.initialize(initialization()).get());
            fresh.initialized(new InitializedParams());
            server = fresh;
        }
        return server;
    }

    /** The types of semantic tokens, by their numbers in responses; none before the first response. */
    public List<String> tokenTypes() {
        return tokenTypes;
    }

    private static List<String> tokenTypes(InitializeResult result) {
        return Optional.ofNullable(result.getCapabilities())
                .map(ServerCapabilities::getSemanticTokensProvider)
                .map(tokens -> tokens.getLegend().getTokenTypes())
                .orElse(List.of());
    }

    /** {@link ProjectFolders} adds the workspace folders later. */
    private InitializeParams initialization() {
        InitializeParams params = new InitializeParams();
        params.setCapabilities(EditorCapabilities.all());
        params.setWorkspaceFolders(List.of());
        params.setInitializationOptions(settings.get());
        return params;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "QoS editor");
        thread.setDaemon(true);
        return thread;
    }
}
