package org.qos.dsl.ide.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/**
 * A short session with an in-process server, in which the JVM loads the classes for its CDS archive: those of the
 * start-up, and those for opening a file of each language in an editor. The files do not exist on disk.
 */
final class CdsTrainingRun {

    private static final String FOLDER = "file:///cds-training-run/";
    private static final Map<String, String> FILES = new TreeMap<>(Map.of(
            "policy.qos", "<qos-policy>\n  <port-groups>\n",
            "qos-policy.conf", "port-groups\n    port-group\n        name: Storage\n",
            "partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n",
            "opensm.opts", "qos TRUE\n"));

    /**
     * Runs the session.
     *
     * @throws IOException if no pipe can be created
     * @throws InterruptedException if interrupted while waiting for a response
     */
    void run() throws IOException, InterruptedException {
        // not java.io pipes, which fail when the thread that wrote last has ended
        Pipe requests = Pipe.open();
        Pipe responses = Pipe.open();
        Thread serving = new Thread(() -> serve(requests, responses), "QoS CDS training run");
        serving.start();
        try (InputStream fromServer = Channels.newInputStream(responses.source())) {
            exchangeMessages(fromServer, requests).get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("A request of the CDS training run failed", failure.getCause());
        }
        serving.join();
    }

    private static void serve(Pipe requests, Pipe responses) {
        try (InputStream in = Channels.newInputStream(requests.source());
                OutputStream out = Channels.newOutputStream(responses.sink())) {
            ServerMain.serve(in, out, code -> {});
        } catch (IOException closed) {
            throw new IllegalStateException(closed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns when the server has no more input; the result is complete at the end of its output. */
    private static Future<Void> exchangeMessages(InputStream fromServer, Pipe requests)
            throws IOException, ExecutionException, InterruptedException {
        try (OutputStream toServer = Channels.newOutputStream(requests.sink())) {
            Launcher<LanguageServer> connection =
                    Launcher.createLauncher(new Listener(), LanguageServer.class, fromServer, toServer);
            Future<Void> listening = connection.startListening();
            exchangeMessages(connection.getRemoteProxy());
            return listening;
        }
    }

    private static void exchangeMessages(LanguageServer server) throws ExecutionException, InterruptedException {
        InitializeParams hello = new InitializeParams();
        hello.setCapabilities(new ClientCapabilities());
        server.initialize(hello).get();
        server.initialized(new InitializedParams());
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            edit(server.getTextDocumentService(), FOLDER + file.getKey(), file.getValue());
        }
        server.shutdown().get();
        server.exit();
    }

    private static void edit(TextDocumentService documents, String uri, String text)
            throws ExecutionException, InterruptedException {
        documents.didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "any", 1, text)));
        TextDocumentIdentifier document = new TextDocumentIdentifier(uri);
        Position end = new Position((int) text.lines().count(), 0);
        documents.diagnostic(new DocumentDiagnosticParams(document)).get();
        documents.documentSymbol(new DocumentSymbolParams(document)).get();
        documents.semanticTokensFull(new SemanticTokensParams(document)).get();
        documents.completion(new CompletionParams(document, end)).get();
        documents.hover(new HoverParams(document, new Position(0, 1))).get();
    }

    /** A client that ignores all messages. */
    private static final class Listener implements LanguageClient {

        @Override
        public void telemetryEvent(Object event) {
            // the server sends no telemetry
        }

        @Override
        public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
            // not displayed
        }

        @Override
        public void showMessage(MessageParams message) {
            // not displayed
        }

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void logMessage(MessageParams message) {
            // not displayed
        }
    }
}
