package org.qos.dsl.ide.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.lsp4j.CreateFilesParams;
import org.eclipse.lsp4j.DeleteFilesParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDiagnosticReportPartialResult;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;

/** Handles the {@code workspace} messages. */
final class WorkspaceRequests implements WorkspaceService {

    private final Session session;
    private final ClientSettings settings;

    WorkspaceRequests(Session session) {
        this.session = session;
        settings = new ClientSettings(session);
    }

    ClientSettings settings() {
        return settings;
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        session.onNotification(() -> {
            settings.changed(params.getSettings());
            settings.request();
        });
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        session.onNotification(session.changeHandler()::relatedFilesChanged);
    }

    @Override
    public void didCreateFiles(CreateFilesParams params) {
        session.onNotification(session.changeHandler()::relatedFilesChanged);
    }

    @Override
    public void didRenameFiles(RenameFilesParams params) {
        session.onNotification(session.changeHandler()::relatedFilesChanged);
    }

    @Override
    public void didDeleteFiles(DeleteFilesParams params) {
        session.onNotification(session.changeHandler()::relatedFilesChanged);
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        session.onNotification(() -> {
            params.getEvent().getRemoved().forEach(folder -> session.workspace().removeFolder(folder.getUri()));
            params.getEvent().getAdded().forEach(folder -> session.workspace().addFolder(folder.getUri()));
            session.changeHandler().relatedFilesChanged();
        });
    }

    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
            WorkspaceSymbolParams params) {
        return session.workspaceRequest("workspace/symbol", params);
    }

    @Override
    public CompletableFuture<WorkspaceEdit> willRenameFiles(RenameFilesParams params) {
        return session.workspaceRequest("workspace/willRenameFiles", params);
    }

    @Override
    public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
        return session.whenServing(() -> session.commands().execute(params));
    }

    @Override
    public CompletableFuture<WorkspaceDiagnosticReport> diagnostic(WorkspaceDiagnosticParams params) {
        return session.whenServing(
                () -> session.pullDiagnostics().workspace(params, partial(params.getPartialResultToken())));
    }

    private Optional<Consumer<List<WorkspaceDocumentDiagnosticReport>>> partial(Either<String, Integer> token) {
        return Optional.ofNullable(token)
                .map(given -> reports -> session.client()
                        .notifyProgress(new ProgressParams(
                                given, Either.forRight(new WorkspaceDiagnosticReportPartialResult(reports)))));
    }
}
