package org.qos.dsl.ide.server;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCapabilities;
import org.eclipse.lsp4j.DiagnosticWorkspaceCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;

/** A client in the process of the server: without a wire, with everything that it is told kept. */
final class Client implements LanguageClient, AutoCloseable {

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

    final QosLanguageServer server = new QosLanguageServer(code -> {});
    final Map<String, PublishDiagnosticsParams> published = new ConcurrentHashMap<>();
    final List<PublishDiagnosticsParams> publications = new CopyOnWriteArrayList<>();
    final List<MessageParams> messages = new CopyOnWriteArrayList<>();
    final List<ProgressParams> progress = new CopyOnWriteArrayList<>();
    final AtomicInteger refreshes = new AtomicInteger();
    volatile JsonObject settings = new JsonObject();

    /** A client that is told of diagnostics and has its settings asked for. */
    static Client pushed(Path... folders) {
        return new Client(new ClientCapabilities(), folders);
    }

    /** A client that asks for diagnostics and can be told to ask again. */
    static Client pulling(Path... folders) {
        ClientCapabilities capabilities = new ClientCapabilities();
        capabilities.setTextDocument(new TextDocumentClientCapabilities());
        capabilities.getTextDocument().setDiagnostic(new DiagnosticCapabilities());
        return new Client(capabilities, folders);
    }

    private Client(ClientCapabilities capabilities, Path... folders) {
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setConfiguration(true);
        capabilities.getWorkspace().setDiagnostics(new DiagnosticWorkspaceCapabilities(true));
        server.connect(this);
        InitializeParams params = new InitializeParams();
        params.setCapabilities(capabilities);
        List<WorkspaceFolder> open = new ArrayList<>();
        for (Path folder : folders) {
            open.add(new WorkspaceFolder(folder.toUri().toString(), "folder"));
        }
        params.setWorkspaceFolders(open);
        server.initialize(params).join();
        server.initialized(new InitializedParams());
    }

    void open(Path file, String text) {
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(
                        new TextDocumentItem(file.toUri().toString(), "any", 1, text)));
    }

    void filesChanged() {
        server.getWorkspaceService().didChangeWatchedFiles(new DidChangeWatchedFilesParams(List.of()));
    }

    /** Waits until what is published about a file is as it should be. */
    List<Diagnostic> await(Path file, Predicate<List<Diagnostic>> wanted) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE_NANOS;
        String uri = file.toUri().toString();
        while (System.nanoTime() < end) {
            PublishDiagnosticsParams last = published.get(uri);
            if (last != null && wanted.test(last.getDiagnostics())) {
                return last.getDiagnostics();
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        throw new AssertionError("the last about " + file + " is " + published.get(uri));
    }

    /** Waits until there is a diagnostic of a code. */
    Diagnostic await(Path file, String code) throws InterruptedException {
        return await(file, all -> codes(all).contains(code)).stream()
                .filter(each -> each.getCode().getLeft().equals(code))
                .findFirst()
                .orElseThrow();
    }

    static List<String> codes(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(each -> each.getCode() == null ? "" : each.getCode().getLeft())
                .toList();
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        publications.add(diagnostics);
        published.put(diagnostics.getUri(), diagnostics);
    }

    @Override
    public CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
        return CompletableFuture.completedFuture(List.of(settings));
    }

    @Override
    public CompletableFuture<Void> refreshDiagnostics() {
        refreshes.incrementAndGet();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> registerCapability(RegistrationParams params) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notifyProgress(ProgressParams params) {
        progress.add(params);
    }

    @Override
    public void telemetryEvent(Object event) {
        throw new AssertionError("the server sends no telemetry, but sent " + event);
    }

    @Override
    public void showMessage(MessageParams message) {
        messages.add(message);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        throw new AssertionError("unexpected question: " + request.getMessage());
    }

    @Override
    public void logMessage(MessageParams message) {
        messages.add(message);
    }

    @Override
    public void close() {
        server.close();
    }
}
