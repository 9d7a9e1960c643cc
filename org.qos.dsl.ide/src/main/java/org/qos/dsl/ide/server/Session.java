package org.qos.dsl.ide.server;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.EditingFeatures;
import org.qos.dsl.ide.diagnostics.DiagnosticPublisher;
import org.qos.dsl.ide.diagnostics.DiagnosticScheduler;
import org.qos.dsl.ide.diagnostics.IntentContradictions;
import org.qos.dsl.ide.diagnostics.PullDiagnostics;
import org.qos.dsl.ide.diagnostics.ValidationResult;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.feature.WorkspaceHandler;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/** The state of a server that serves one client. */
final class Session implements AutoCloseable {

    /** The lifecycle of the server (LSP 3.17). */
    private enum Stage {
        NEW,
        INITIALIZED,
        SHUT_DOWN
    }

    /** The interval of checks for changed files that no client reports, such as those outside the workspace. */
    private static final int REVALIDATION_SECONDS = 3;

    private final RequestExecutor executor = new RequestExecutor();
    private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor(Session::background);
    private final Workspace workspace = new Workspace();
    private final List<Feature> features = EditingFeatures.all();
    private final RefreshRequests refreshes = new RefreshRequests(later);
    private final IntentContradictions contradictions = new IntentContradictions(workspace, later);
    private final DiagnosticPublisher publisher =
            new DiagnosticPublisher(workspace, contradictions, refreshes::diagnostics);
    private final DiagnosticScheduler scheduler =
            new DiagnosticScheduler(workspace, executor.checks(), later, publisher.andThen(this::onValidationResult));
    private final ChangeHandler changeHandler = new ChangeHandler(this);
    private final PullDiagnostics pullDiagnostics =
            new PullDiagnostics(workspace, scheduler, publisher, contradictions, executor.requests(), later);
    private final CommandRequests commands = new CommandRequests(this);
    private volatile Stage stage = Stage.NEW;
    private volatile LanguageClient client;
    private volatile ClientCapabilities capabilities = new ClientCapabilities();

    Workspace workspace() {
        return workspace;
    }

    List<Feature> features() {
        return features;
    }

    DiagnosticScheduler scheduler() {
        return scheduler;
    }

    ChangeHandler changeHandler() {
        return changeHandler;
    }

    PullDiagnostics pullDiagnostics() {
        return pullDiagnostics;
    }

    CommandRequests commands() {
        return commands;
    }

    /** Runs work that uses snapshots, with the lower priority of checks. */
    Executor checks() {
        return executor.checks();
    }

    RefreshRequests refreshRequests() {
        return refreshes;
    }

    DiagnosticPublisher publisher() {
        return publisher;
    }

    LanguageClient client() {
        return client;
    }

    ClientCapabilities capabilities() {
        return capabilities;
    }

    /** Sends the results of tests to a client that wants them. */
    void notifyClient(QosLanguageClient.TestsRan run) {
        boolean wanted = capabilities.getExperimental() instanceof JsonObject own
                && own.has(QosLanguageClient.TEST_RESULTS)
                && own.get(QosLanguageClient.TEST_RESULTS).getAsBoolean();
        if (wanted && client instanceof QosLanguageClient listener) {
            listener.testsRan(run);
        }
    }

    void connect(LanguageClient other) {
        client = other;
    }

    /** Handles {@code initialize}; a second one is an error. */
    void initialize(ClientCapabilities client) {
        if (stage != Stage.NEW) {
            throw error(ResponseErrorCode.InvalidRequest, "initialize was already called");
        }
        capabilities = client == null ? new ClientCapabilities() : client;
        publisher.serve(this.client, capabilities);
        refreshes.serve(this.client, capabilities);
        stage = Stage.INITIALIZED;
        later.scheduleWithFixedDelay(
                changeHandler::revalidate, REVALIDATION_SECONDS, REVALIDATION_SECONDS, TimeUnit.SECONDS);
    }

    /** Handles {@code shutdown}: cancels all work and publishes nothing more. */
    void shutDown() {
        stage = Stage.SHUT_DOWN;
        for (Document document : workspace.open()) {
            workspace.close(document.uri());
            scheduler.closed(document);
        }
    }

    boolean isShutDown() {
        return stage == Stage.SHUT_DOWN;
    }

    boolean isServing() {
        return stage == Stage.INITIALIZED;
    }

    private Feature feature(String method) {
        return features.stream()
                .filter(feature -> feature.method().equals(method))
                .findFirst()
                .orElseThrow();
    }

    /** Handles a request about a document with its feature. */
    @SuppressWarnings("unchecked")
    <P, R> CompletableFuture<R> documentRequest(String method, String uri, P params) {
        Feature feature = feature(method);
        DocumentHandler<P, R> handler = (DocumentHandler<P, R>) feature.handler();
        if (!isServing() || !workspace.preferences().wants(feature.name())) {
            return request(cancel -> handler.emptyResponse());
        }
        Optional<ProjectText> project = workspace.projectFiles().document(uri);
        if (project.isPresent()) {
            return request(cancel -> handler.handle(workspace.snapshot(project.get()), params, cancel));
        }
        Optional<YamlFileSnapshot> yaml = workspace.yamlFiles().document(uri);
        if (yaml.isPresent()) {
            return request(cancel -> handler.handle(yaml.get(), params, cancel));
        }
        Optional<Document> document = workspace.document(uri).filter(found -> !found.isTooLong());
        return document.isPresent()
                ? request(cancel -> handler.handle(workspace.snapshot(document.get()), params, cancel))
                : request(cancel -> handler.emptyResponse());
    }

    /** Handles a request about the workspace with its feature. */
    @SuppressWarnings("unchecked")
    <P, R> CompletableFuture<R> workspaceRequest(String method, P params) {
        Feature feature = feature(method);
        WorkspaceHandler<P, R> handler = (WorkspaceHandler<P, R>) feature.handler();
        return workspace.preferences().wants(feature.name())
                ? request(cancel -> handler.handle(workspace, params, cancel))
                : request(cancel -> handler.emptyResponse());
    }

    /** Handles a request on the request thread. */
    <R> CompletableFuture<R> request(Function<CancelChecker, R> work) {
        return whenServing(() -> executor.submit(work));
    }

    /**
     * Handles a request with an asynchronous function; before {@code initialize} and after {@code shutdown} it is an
     * error.
     */
    <R> CompletableFuture<R> whenServing(Supplier<CompletableFuture<R>> work) {
        return isServing() ? work.get() : CompletableFuture.failedFuture(notServingError());
    }

    /**
     * Handles a notification; before {@code initialize} and after {@code shutdown} it is dropped (LSP 3.17
     * "initialize").
     */
    void onNotification(Runnable work) {
        if (isServing()) {
            work.run();
        }
    }

    /** Stores the shadowed rules for code lenses, and refreshes these if they have changed. */
    private void onValidationResult(ValidationResult result) {
        if (result.complete() && workspace.learn(result.document(), result.shadows())) {
            refreshes.refreshCodeLenses();
        }
    }

    private ResponseErrorException notServingError() {
        return stage == Stage.NEW
                ? error(ResponseErrorCode.ServerNotInitialized, "the server is not initialized")
                : error(ResponseErrorCode.InvalidRequest, "the server is shut down");
    }

    static ResponseErrorException error(ResponseErrorCode code, String message) {
        return new ResponseErrorException(new ResponseError(code, message, null));
    }

    @Override
    public void close() {
        executor.close();
        commands.close();
        later.shutdownNow();
    }

    private static Thread background(Runnable work) {
        Thread thread = new Thread(null, work, "QoS checks", 1 << 24);
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }
}
