package org.qos.dsl.ide.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The language server for policies, partition files and option files. */
public final class QosLanguageServer implements LanguageServer, LanguageClientAware, AutoCloseable {

    final Session session = new Session();
    private final DocumentRequests documents = new DocumentRequests(session);
    private final WorkspaceRequests workspace = new WorkspaceRequests(session);
    private final ClientProcessMonitor watch = new ClientProcessMonitor();
    private final IntConsumer end;

    /**
     * A server without a client.
     *
     * @param end receives the exit code when the client sends {@code exit}
     */
    public QosLanguageServer(IntConsumer end) {
        this.end = end;
    }

    @Override
    public void connect(LanguageClient client) {
        session.connect(client);
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        session.initialize(params.getCapabilities());
        folders(params).forEach(folder -> session.workspace().addFolder(folder.getUri()));
        workspace.settings().initialize(params.getInitializationOptions());
        if (params.getProcessId() != null) {
            watch.onExit(params.getProcessId(), () -> end.accept(1));
        }
        String version = QosLanguageServer.class.getPackage().getImplementationVersion();
        return CompletableFuture.completedFuture(
                new InitializeResult(ServerCapabilitiesFactory.of(session), new ServerInfo("QoS policies", version)));
    }

    @SuppressWarnings("deprecation")
    private static List<WorkspaceFolder> folders(InitializeParams params) {
        if (params.getWorkspaceFolders() != null) {
            return params.getWorkspaceFolders();
        }
        return params.getRootUri() == null ? List.of() : List.of(new WorkspaceFolder(params.getRootUri(), "root"));
    }

    @Override
    public void initialized(InitializedParams params) {
        session.onNotification(() -> {
            new DynamicRegistrations(session.client(), session.capabilities()).register();
            workspace.settings().request();
        });
    }

    @Override
    public void cancelProgress(WorkDoneProgressCancelParams params) {
        session.commands().cancel(params.getToken());
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        return session.whenServing(() -> {
            session.shutDown();
            return CompletableFuture.completedFuture(null);
        });
    }

    @Override
    public void exit() {
        end.accept(session.isShutDown() ? 0 : 1);
    }

    /** Stops the threads of the server. */
    @Override
    public void close() {
        session.close();
        watch.close();
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return documents;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return workspace;
    }

    /** Tracing is not supported. */
    @Override
    public void setTrace(SetTraceParams params) {
        // nothing to set
    }
}
