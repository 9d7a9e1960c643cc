package org.qos.dsl.ui.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * The way to the language server. Everything goes through one queue, so the server sees events in the order in which
 * they happened, and the thread of the user interface never waits: neither for the start, which takes about a second,
 * nor for an answer.
 */
public final class ServerConnection implements AutoCloseable {

    private final Supplier<LanguageServer> start;
    private final ILog log;
    private final ExecutorService queue = Executors.newSingleThreadExecutor(ServerConnection::daemon);
    private LanguageServer server;

    /**
     * A connection whose server starts when it is first needed.
     *
     * @param start makes the server, which then gets initialized; called once, on the queue's thread
     * @param log takes what went wrong on the way to the server
     */
    public ServerConnection(Supplier<LanguageServer> start, ILog log) {
        this.start = start;
        this.log = log;
    }

    /** Tells the server something, after everything told before. A failure is logged. */
    public void tell(Consumer<LanguageServer> message) {
        queue.execute(() -> {
            try {
                message.accept(started());
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException | RuntimeException failure) {
                log.error("The language server could not take a message", failure);
            }
        });
    }

    /** Asks the server, after everything told before. The future fails when the server cannot answer. */
    public <T> CompletableFuture<T> ask(Function<LanguageServer, CompletableFuture<T>> question) {
        return CompletableFuture.supplyAsync(this::startedForAnswer, queue).thenCompose(question);
    }

    /** Ends the server, if it was started, after everything told before. */
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
            fresh.initialize(capabilities()).get();
            fresh.initialized(new InitializedParams());
            server = fresh;
        }
        return server;
    }

    /** Folders are named one by one, see {@link ProjectFolders}; the server wants that capability said. */
    private static InitializeParams capabilities() {
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceFolders(true);
        WindowClientCapabilities window = new WindowClientCapabilities();
        window.setShowDocument(new ShowDocumentCapabilities(true));
        InitializeParams params = new InitializeParams();
        params.setCapabilities(new ClientCapabilities(workspace, new TextDocumentClientCapabilities(), window, null));
        params.setWorkspaceFolders(List.of());
        return params;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "QoS language server queue");
        thread.setDaemon(true);
        return thread;
    }
}
