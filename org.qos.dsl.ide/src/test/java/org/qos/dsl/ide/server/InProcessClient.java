package org.qos.dsl.ide.server;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCapabilities;
import org.eclipse.lsp4j.DiagnosticWorkspaceCapabilities;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.InlayHintWorkspaceCapabilities;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.SemanticTokensWorkspaceCapabilities;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.qos.dsl.ide.testing.TimeLimits;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.opensm.OpenSmLanguage;

/** A client in the process of the server, which records all messages to it. */
final class InProcessClient implements QosLanguageClient, AutoCloseable {

    /** Where the documents are that {@link #settle} has checked; what is published about them is not kept. */
    private static final String MARKER = "untitled:marker";

    /** So often, for what a message leads to comes in turns: a check is begun, it ends, the client is requested to refresh. */
    private static final int TURNS = 3;

    final QosLanguageServer server = new QosLanguageServer(code -> {});
    final Map<String, PublishDiagnosticsParams> published = new ConcurrentHashMap<>();
    final List<PublishDiagnosticsParams> publications = new CopyOnWriteArrayList<>();
    final List<MessageParams> messages = new CopyOnWriteArrayList<>();
    final List<ProgressParams> progress = new CopyOnWriteArrayList<>();
    final List<TestsRan> testRuns = new CopyOnWriteArrayList<>();
    final List<Registration> registrations = new CopyOnWriteArrayList<>();
    final AtomicInteger refreshes = new AtomicInteger();
    final AtomicInteger hintRefreshes = new AtomicInteger();
    final AtomicInteger lensRefreshes = new AtomicInteger();
    final AtomicInteger colourRefreshes = new AtomicInteger();
    final AtomicInteger settingsRequests = new AtomicInteger();
    volatile Object settings = new JsonObject();
    volatile Consumer<String> onProgress = step -> {};

    /** A client that gets pushed diagnostics and supports {@code workspace/configuration}. */
    static InProcessClient pushed(Path... folders) {
        return new InProcessClient(full(), null, folders);
    }

    /** A client that pulls diagnostics and supports refresh requests. */
    static InProcessClient pulling(Path... folders) {
        return new InProcessClient(withConfiguration(full()), null, folders);
    }

    /** A client that pulls diagnostics without support for refresh requests. */
    static InProcessClient pullingWithoutRefresh(Path... folders) {
        return new InProcessClient(withConfiguration(new ClientCapabilities()), null, folders);
    }

    /** A client that shows the results of tests. */
    static InProcessClient withTestResults(Path... folders) {
        JsonObject own = new JsonObject();
        own.addProperty(TEST_RESULTS, true);
        ClientCapabilities capabilities = full();
        capabilities.setExperimental(own);
        return new InProcessClient(capabilities, null, folders);
    }

    /** A client without capabilities, with initialization options. */
    static InProcessClient withoutCapabilities(Object options, Path... folders) {
        return new InProcessClient(new ClientCapabilities(), options, folders);
    }

    /** A client with certain capabilities. */
    static InProcessClient with(ClientCapabilities capabilities, Path... folders) {
        return new InProcessClient(capabilities, null, folders);
    }

    private static ClientCapabilities full() {
        ClientCapabilities capabilities = new ClientCapabilities();
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setConfiguration(true);
        capabilities.getWorkspace().setDiagnostics(new DiagnosticWorkspaceCapabilities(true));
        capabilities.getWorkspace().setInlayHint(new InlayHintWorkspaceCapabilities(true));
        capabilities.getWorkspace().setCodeLens(new CodeLensWorkspaceCapabilities(true));
        capabilities.getWorkspace().setSemanticTokens(new SemanticTokensWorkspaceCapabilities(true));
        return capabilities;
    }

    private static ClientCapabilities withConfiguration(ClientCapabilities capabilities) {
        capabilities.setTextDocument(new TextDocumentClientCapabilities());
        capabilities.getTextDocument().setDiagnostic(new DiagnosticCapabilities());
        return capabilities;
    }

    private InProcessClient(ClientCapabilities capabilities, Object options, Path... folders) {
        server.connect(this);
        InitializeParams params = new InitializeParams();
        params.setCapabilities(capabilities);
        params.setInitializationOptions(options);
        List<WorkspaceFolder> open = new ArrayList<>();
        for (Path folder : folders) {
            open.add(new WorkspaceFolder(folder.toUri().toString(), "folder"));
        }
        params.setWorkspaceFolders(open);
        server.initialize(params).join();
        server.initialized(new InitializedParams());
    }

    @Override
    public void testsRan(TestsRan run) {
        testRuns.add(run);
    }

    void open(Path file, String text) {
        open(file.toUri().toString(), "any", text);
    }

    void open(String uri, String languageId, String text) {
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, languageId, 1, text)));
    }

    void change(String uri, int version, String text) {
        var id = new VersionedTextDocumentIdentifier(uri, version);
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(id, List.of(new TextDocumentContentChangeEvent(text))));
    }

    void save(Path file) {
        server.getTextDocumentService()
                .didSave(new DidSaveTextDocumentParams(
                        new TextDocumentIdentifier(file.toUri().toString())));
    }

    void close(String uri) {
        server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    }

    /** The number of {@code publishDiagnostics} messages for a file. */
    long publications(Path file) {
        return publications.stream()
                .filter(each -> each.getUri().equals(file.toUri().toString()))
                .count();
    }

    void filesChanged() {
        server.getWorkspaceService().didChangeWatchedFiles(new DidChangeWatchedFilesParams(List.of()));
    }

    /** Waits until the diagnostics of a file meet a condition. */
    List<Diagnostic> await(Path file, Predicate<List<Diagnostic>> condition) throws InterruptedException {
        return await(file.toUri().toString(), condition);
    }

    /** The same for a document. */
    List<Diagnostic> await(String uri, Predicate<List<Diagnostic>> condition) throws InterruptedException {
        await(
                () -> published.containsKey(uri)
                        && condition.test(published.get(uri).getDiagnostics()),
                () -> "the last about " + uri + " is " + published.get(uri));
        return published.get(uri).getDiagnostics();
    }

    /**
     * Waits until the server has handled everything that it received before, and what follows from that. Its queues keep
     * their order, so a document that is validated now is validated after everything that is queued now.
     */
    void settle() {
        for (int turn = 0; turn < TURNS; turn++) {
            Document marker = new Document(MARKER + turn + ".qos-policy.conf", new OpenSmLanguage(), 1, "");
            server.session.scheduler().complete(marker).join();
            server.session.scheduler().closed(marker);
        }
    }

    /** Waits for a condition. */
    static void await(BooleanSupplier condition, Supplier<String> failure) throws InterruptedException {
        long end = System.nanoTime() + TimeLimits.MESSAGE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError(failure.get());
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    /** Waits for a diagnostic with a code. */
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
        if (!diagnostics.getUri().startsWith(MARKER)) {
            publications.add(diagnostics);
            published.put(diagnostics.getUri(), diagnostics);
        }
    }

    @Override
    public CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
        settingsRequests.incrementAndGet();
        return CompletableFuture.completedFuture(Collections.singletonList(settings));
    }

    @Override
    public CompletableFuture<Void> refreshDiagnostics() {
        refreshes.incrementAndGet();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> refreshInlayHints() {
        hintRefreshes.incrementAndGet();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> refreshCodeLenses() {
        lensRefreshes.incrementAndGet();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> refreshSemanticTokens() {
        colourRefreshes.incrementAndGet();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> registerCapability(RegistrationParams params) {
        registrations.addAll(params.getRegistrations());
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notifyProgress(ProgressParams params) {
        progress.add(params);
        if (params.getValue().getLeft() instanceof WorkDoneProgressReport report) {
            onProgress.accept(report.getMessage());
        }
    }

    /** The final progress messages. */
    List<String> ended() {
        return progress.stream()
                .map(each -> each.getValue().getLeft())
                .filter(WorkDoneProgressEnd.class::isInstance)
                .map(end -> ((WorkDoneProgressEnd) end).getMessage())
                .toList();
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
