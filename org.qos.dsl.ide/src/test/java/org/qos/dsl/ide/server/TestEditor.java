package org.qos.dsl.ide.server;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.qos.dsl.ide.testing.TimeLimits;

/** A minimal editor: opens a folder, opens and changes files, collects published diagnostics. */
final class TestEditor implements LanguageClient {

    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final LanguageServer server;
    private final Future<Void> listening;

    TestEditor(InputStream fromServer, OutputStream toServer) {
        Launcher<LanguageServer> connection = Launcher.createLauncher(this, LanguageServer.class, fromServer, toServer);
        server = connection.getRemoteProxy();
        listening = connection.startListening();
    }

    InitializeResult openFolder(Path folder) throws Exception {
        var workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceFolders(true);
        var capabilities = new ClientCapabilities();
        capabilities.setWorkspace(workspace);
        var request = new InitializeParams();
        request.setCapabilities(capabilities);
        request.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "test")));
        InitializeResult result = server.initialize(request).get(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
        server.initialized(new InitializedParams());
        return result;
    }

    void openFile(Path file, String languageId, String text) {
        var document = new TextDocumentItem(file.toUri().toString(), languageId, 1, text);
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(document));
    }

    void replaceText(Path file, int version, String text) {
        var document = new VersionedTextDocumentIdentifier(file.toUri().toString(), version);
        var change = new TextDocumentContentChangeEvent(text);
        server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(document, List.of(change)));
    }

    /** The formatting edits for an open file. */
    List<? extends TextEdit> format(Path file) throws Exception {
        var document = new TextDocumentIdentifier(file.toUri().toString());
        var request = new DocumentFormattingParams(document, new FormattingOptions(4, true));
        return server.getTextDocumentService()
                .formatting(request)
                .get(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
    }

    /** Waits until the server publishes at least one error. */
    void awaitErrors() throws InterruptedException {
        await(published -> errors(published) > 0);
    }

    /** Waits until the server publishes a file without errors; warnings do not count. */
    void awaitNoErrors() throws InterruptedException {
        await(published -> errors(published) == 0);
    }

    /** Skips other publications, because the server may publish a file more than once. */
    private void await(Predicate<PublishDiagnosticsParams> condition) throws InterruptedException {
        PublishDiagnosticsParams published;
        do {
            published = nextPublished();
        } while (!condition.test(published));
    }

    private static long errors(PublishDiagnosticsParams published) {
        return published.getDiagnostics().stream()
                .filter(found -> found.getSeverity() == DiagnosticSeverity.Error)
                .count();
    }

    /** Waits for the next diagnostics of a file. */
    PublishDiagnosticsParams nextPublished() throws InterruptedException {
        PublishDiagnosticsParams next = published.poll(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
        if (next == null) {
            throw new AssertionError("the server published nothing in " + TimeLimits.MESSAGE);
        }
        return next;
    }

    /** Waits until the server closes the connection; fails if it has sent anything but messages. */
    void awaitEndOfStream() throws Exception {
        listening.get(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
    }

    @Override
    public void telemetryEvent(Object event) {
        throw new AssertionError("the server sends no telemetry, but sent " + event);
    }

    @Override
    public void showMessage(MessageParams message) {
        throw new AssertionError("unexpected message: " + message.getMessage());
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        throw new AssertionError("unexpected question: " + request.getMessage());
    }

    @Override
    public void logMessage(MessageParams message) {
        System.err.println("server: " + message.getMessage());
    }
}
