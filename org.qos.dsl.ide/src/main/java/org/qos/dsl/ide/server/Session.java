package org.qos.dsl.ide.server;

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
import org.qos.dsl.ide.diagnostics.Publication;
import org.qos.dsl.ide.diagnostics.Pull;
import org.qos.dsl.ide.diagnostics.Report;
import org.qos.dsl.ide.diagnostics.Tiers;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.feature.WorkspaceFeature;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.Workspace;

/** What a server has in hand while it serves one client. */
final class Session implements AutoCloseable {

    /** Where a client is in its talk with the server. */
    private enum Stage {
        NEW,
        INITIALIZED,
        SHUT_DOWN
    }

    /** How often files are looked at of which no client tells, such as those outside of its folders. */
    private static final int LOOK_SECONDS = 3;

    private final Lane lane = new Lane();
    private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor(Session::background);
    private final Workspace workspace = new Workspace();
    private final Features features = Features.all();
    private final Refreshes refreshes = new Refreshes(later);
    private final Publication publication = new Publication(workspace, refreshes::diagnostics);
    private final Tiers tiers = new Tiers(workspace, lane.checks(), later, publication.andThen(this::learn));
    private final Changes changes = new Changes(this);
    private final Pull pull = new Pull(workspace, tiers, publication, lane.questions(), later);
    private final CommandRequests commands = new CommandRequests(this);
    private volatile Stage stage = Stage.NEW;
    private volatile LanguageClient client;
    private volatile ClientCapabilities capabilities = new ClientCapabilities();

    Workspace workspace() {
        return workspace;
    }

    Features features() {
        return features;
    }

    Tiers tiers() {
        return tiers;
    }

    Changes changes() {
        return changes;
    }

    Pull pull() {
        return pull;
    }

    CommandRequests commands() {
        return commands;
    }

    /** Runs what uses views and nobody waits for. */
    Executor checks() {
        return lane.checks();
    }

    Refreshes refreshes() {
        return refreshes;
    }

    Publication publication() {
        return publication;
    }

    LanguageClient client() {
        return client;
    }

    ClientCapabilities capabilities() {
        return capabilities;
    }

    void connect(LanguageClient other) {
        client = other;
    }

    /** Begins to serve; a second time is a mistake of the client. */
    void begin(ClientCapabilities client) {
        if (stage != Stage.NEW) {
            throw error(ResponseErrorCode.InvalidRequest, "initialize was asked for already");
        }
        capabilities = client == null ? new ClientCapabilities() : client;
        publication.serve(this.client, capabilities);
        refreshes.serve(this.client, capabilities);
        stage = Stage.INITIALIZED;
        later.scheduleWithFixedDelay(changes::look, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    /** From now on only the end is expected: what is under way is given up, and nothing more is told. */
    void shutDown() {
        stage = Stage.SHUT_DOWN;
        for (Document document : workspace.open()) {
            workspace.close(document.uri());
            tiers.closed(document);
        }
    }

    boolean isShutDown() {
        return stage == Stage.SHUT_DOWN;
    }

    boolean isServing() {
        return stage == Stage.INITIALIZED;
    }

    /** Answers a request about a document by the feature that is there for it. */
    <P, R> CompletableFuture<R> askDocument(String method, String uri, P params) {
        DocumentFeature<P, R> feature = features.<P, R>aboutDocument(method).orElseThrow(() -> unknown(method));
        if (!isServing() || !workspace.preferences().wants(feature.name())) {
            return ask(cancel -> feature.nothing());
        }
        Optional<ProjectText> project = workspace.projectFiles().document(uri);
        if (project.isPresent()) {
            return ask(cancel -> feature.answer(workspace.view(project.get()), params, cancel));
        }
        Optional<Document> document = workspace.document(uri).filter(found -> !found.isTooLong());
        return document.isPresent()
                ? ask(cancel -> feature.answer(workspace.view(document.get()), params, cancel))
                : ask(cancel -> feature.nothing());
    }

    /** Answers a request about the workspace by the feature that is there for it. */
    <P, R> CompletableFuture<R> askWorkspace(String method, P params) {
        WorkspaceFeature<P, R> feature = features.<P, R>aboutWorkspace(method).orElseThrow(() -> unknown(method));
        return workspace.preferences().wants(feature.name())
                ? ask(cancel -> feature.answer(workspace, params, cancel))
                : ask(cancel -> feature.nothing());
    }

    /** Answers a request on the thread of requests. */
    <R> CompletableFuture<R> ask(Function<CancelChecker, R> work) {
        return whenServing(() -> lane.ask(work));
    }

    /** Answers a request by work that begins while the client is served; at other times it is an error. */
    <R> CompletableFuture<R> whenServing(Supplier<CompletableFuture<R>> work) {
        return isServing() ? work.get() : CompletableFuture.failedFuture(notServing());
    }

    /** Takes what the client tells, while it is served; at other times it is passed over (LSP 3.17 "initialize"). */
    void told(Runnable work) {
        if (isServing()) {
            work.run();
        }
    }

    /** Keeps what a check found out that lenses show, which the client then asks for again. */
    private void learn(Report report) {
        if (report.complete() && workspace.learn(report.document(), report.shadows())) {
            refreshes.lenses();
        }
    }

    private ResponseErrorException notServing() {
        return stage == Stage.NEW
                ? error(ResponseErrorCode.ServerNotInitialized, "initialize comes first")
                : error(ResponseErrorCode.InvalidRequest, "the server has been shut down");
    }

    private static ResponseErrorException unknown(String method) {
        return error(ResponseErrorCode.MethodNotFound, "the server does not know " + method);
    }

    static ResponseErrorException error(ResponseErrorCode code, String message) {
        return new ResponseErrorException(new ResponseError(code, message, null));
    }

    @Override
    public void close() {
        lane.close();
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
