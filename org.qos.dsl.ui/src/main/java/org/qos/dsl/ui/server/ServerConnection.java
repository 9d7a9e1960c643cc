package org.qos.dsl.ui.server;

import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.xtext.ide.server.LanguageServerImpl;

/**
 * The way to the language server. Everything goes through one queue, so the server sees events in the order in which
 * they happened, and the thread of the user interface never waits: neither for the start, which takes about a second,
 * nor for an answer.
 */
public final class ServerConnection implements AutoCloseable {

    private final LanguageClient client;
    private final ILog log;
    private final ExecutorService queue = Executors.newSingleThreadExecutor(ServerConnection::daemon);
    private final Set<URI> folders = new HashSet<>();
    private LanguageServer server;

    /**
     * A connection whose server starts when it is first needed.
     *
     * @param client gets the server's notifications, on the server's threads
     * @param log takes what went wrong on the way to the server
     */
    public ServerConnection(LanguageClient client, ILog log) {
        this.client = client;
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
        CompletableFuture<T> answer = new CompletableFuture<>();
        tell(running -> question.apply(running).whenComplete((value, failure) -> {
            if (failure == null) {
                answer.complete(value);
            } else {
                answer.completeExceptionally(failure);
            }
        }));
        return answer;
    }

    /** Makes the server read the folder of a project, once. Folders that nobody names it does not look at. */
    public void include(URI folder, String name) {
        tell(running -> {
            if (folders.add(folder)) {
                var added = List.of(new WorkspaceFolder(folder.toString(), name));
                running.getWorkspaceService()
                        .didChangeWorkspaceFolders(
                                new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(added, List.of())));
            }
        });
    }

    /** Ends the server, if it was started. */
    @Override
    public void close() {
        queue.execute(() -> {
            if (server != null) {
                server.shutdown();
            }
        });
        queue.shutdown();
    }

    private LanguageServer started() throws InterruptedException, ExecutionException {
        if (server == null) {
            LanguageServerImpl fresh = InProcessServer.create();
            fresh.connect(client);
            fresh.initialize(capabilities()).get();
            fresh.initialized(new InitializedParams());
            server = fresh;
        }
        return server;
    }

    private static InitializeParams capabilities() {
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceFolders(true);
        InitializeParams params = new InitializeParams();
        params.setCapabilities(new ClientCapabilities(workspace, new TextDocumentClientCapabilities(), null));
        params.setWorkspaceFolders(List.of());
        return params;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "QoS language server queue");
        thread.setDaemon(true);
        return thread;
    }
}
