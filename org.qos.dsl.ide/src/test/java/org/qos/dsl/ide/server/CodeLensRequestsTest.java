package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.*;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.services.LanguageClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.TimeLimits;

/**
 * Code lenses in a client that only supports the protocol: they appear after validation, and their commands show a
 * location.
 */
class CodeLensRequestsTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: A
                    port-guid: 1
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: A
                    qos-level-name: DEFAULT
                end-qos-match-rule
                qos-match-rule
                    source: A
                    service-id: 5
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    @TempDir
    private Path folder;

    private final QosLanguageServer server = new QosLanguageServer(code -> {});
    private final Shower client = new Shower();

    @BeforeEach
    void open() {
        ClientCapabilities capabilities = new ClientCapabilities();
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setCodeLens(new CodeLensWorkspaceCapabilities(true));
        capabilities.setWindow(new WindowClientCapabilities());
        capabilities.getWindow().setShowDocument(new ShowDocumentCapabilities(true));
        InitializeParams params = new InitializeParams();
        params.setCapabilities(capabilities);
        server.connect(client);
        server.initialize(params).join();
        server.initialized(new InitializedParams());
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri(), "any", 1, POLICY)));
    }

    @AfterEach
    void close() {
        server.close();
    }

    private String uri() {
        return folder.resolve("qos-policy.conf").toUri().toString();
    }

    private Command lens(String text) {
        return server
                .getTextDocumentService()
                .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri())))
                .join()
                .stream()
                .map(CodeLens::getCommand)
                .filter(command -> command.getTitle().contains(text))
                .findFirst()
                .orElse(null);
    }

    private void click(Command command) {
        assertNotNull(command);
        server.getWorkspaceService()
                .executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments()))
                .join();
    }

    private int shownLine() throws InterruptedException {
        ShowDocumentParams shown = client.shown.poll(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
        assertEquals(uri(), shown.getUri());
        return shown.getSelection().getStart().getLine();
    }

    @Test
    void aShadowedRuleRefreshesLensesThatShowTheOtherRule() throws Exception {
        assertTrue(client.refreshes.tryAcquire(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS), "no refresh request");

        click(lens("shadowed by rule 1 (line 14)"));

        assertEquals(13, shownLine());
    }

    @Test
    void ofSeveralReferencesTheUserChooses() throws Exception {
        client.choice = 1;

        click(lens("2 references"));

        assertEquals(
                List.of("qos-policy.conf:15", "qos-policy.conf:19"),
                client.offered.poll().getActions().stream()
                        .map(MessageActionItem::getTitle)
                        .toList());
        assertEquals(18, shownLine());
    }

    @Test
    void cancellingTheChoiceShowsNothing() {
        client.choice = -1;

        click(lens("2 references"));

        assertTrue(client.shown.isEmpty());
    }

    @Test
    void invalidArgumentsAreReported() {
        JsonObject nowhere = new JsonObject();
        nowhere.addProperty("uri", uri());
        nowhere.addProperty("line", "first");

        var refused = assertThrows(ResponseErrorException.class, () -> server.getWorkspaceService()
                .executeCommand(new ExecuteCommandParams("qos.showLocation", List.of(nowhere))));

        assertEquals("expected 'line', a non-negative integer, in the arguments", refused.getMessage());
    }

    /** A client that records the documents it shall show, and answers message requests from a field. */
    private static final class Shower implements LanguageClient {

        private final BlockingQueue<ShowDocumentParams> shown = new LinkedBlockingQueue<>();
        private final BlockingQueue<ShowMessageRequestParams> offered = new LinkedBlockingQueue<>();
        private final Semaphore refreshes = new Semaphore(0);
        private volatile int choice;

        @Override
        public CompletableFuture<ShowDocumentResult> showDocument(ShowDocumentParams params) {
            shown.add(params);
            return CompletableFuture.completedFuture(new ShowDocumentResult(true));
        }

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
            offered.add(request);
            return CompletableFuture.completedFuture(
                    choice < 0 ? null : request.getActions().get(choice));
        }

        @Override
        public CompletableFuture<Void> refreshCodeLenses() {
            refreshes.release();
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
            // covered by other tests
        }

        @Override
        public void telemetryEvent(Object event) {
            throw new AssertionError("the server sends no telemetry");
        }

        @Override
        public void showMessage(MessageParams message) {
            throw new AssertionError(message.getMessage());
        }

        @Override
        public void logMessage(MessageParams message) {
            // not about code lenses
        }
    }
}
