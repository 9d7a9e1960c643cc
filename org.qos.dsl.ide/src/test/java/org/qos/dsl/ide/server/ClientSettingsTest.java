package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonNull;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Settings that change while the server runs, and clients with few capabilities. */
class ClientSettingsTest {

    private static final String OCTAL = "qos-ulps\n    default: 010\nend-qos-ulps\n";
    private static final String OFF =
            "{\"rules\": {\"octal-literal\": \"off\"}, \"features\": {\"foldingRange\": false}}";

    @TempDir
    private Path folder;

    private Path policy(int number) {
        return folder.resolve("p" + number + ".qos-policy.conf");
    }

    private void openThree(InProcessClient client) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            client.open(policy(i), OCTAL);
        }
        for (int i = 0; i < 3; i++) {
            client.await(policy(i), "octal-literal");
        }
    }

    private static void say(InProcessClient client, Object settings) {
        client.server.getWorkspaceService().didChangeConfiguration(new DidChangeConfigurationParams(settings));
    }

    private boolean folds(InProcessClient client) {
        var params = new FoldingRangeRequestParams(
                new TextDocumentIdentifier(policy(0).toUri().toString()));
        var folds = client.server.getTextDocumentService().foldingRange(params).join();
        return folds != null && !folds.isEmpty();
    }

    private void awaitSilence(InProcessClient client) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            client.await(policy(i), found -> !InProcessClient.codes(found).contains("octal-literal"));
        }
    }

    @Test
    void aSeverityAppliesToAllOpenDocumentsImmediately() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            openThree(client);

            client.settings = JsonParser.parseString("{\"rules\": {\"octal-literal\": \"error\"}}");
            say(client, new Object());

            for (int i = 0; i < 3; i++) {
                client.await(policy(i), found -> found.stream()
                        .anyMatch(each -> each.getSeverity() == DiagnosticSeverity.Error
                                && each.getCode().getLeft().equals("octal-literal")));
            }
        }
    }

    @Test
    void hintsLensesAndTokensAreRefreshed() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            openThree(client);
            int before = client.hintRefreshes.get();
            int lensesBefore = client.lensRefreshes.get();
            int coloursBefore = client.colourRefreshes.get();

            client.settings = JsonParser.parseString("{\"features\": {\"inlayHint\": false}}");
            say(client, new Object());

            InProcessClient.await(() -> client.hintRefreshes.get() > before, () -> "no request to refresh inlay hints");
            InProcessClient.await(
                    () -> client.lensRefreshes.get() > lensesBefore && client.colourRefreshes.get() > coloursBefore,
                    () -> "no request to refresh code lenses and semantic tokens");
        }
    }

    @Test
    void aClientWithoutRefreshSupportGetsNoRefreshRequests() throws Exception {
        try (InProcessClient client = InProcessClient.withoutCapabilities(null, folder)) {
            openThree(client);

            say(client, JsonParser.parseString("{\"qos\": " + OFF + "}"));
            awaitSilence(client);
            client.filesChanged();
            client.settle();

            assertEquals(0, client.hintRefreshes.get() + client.lensRefreshes.get() + client.colourRefreshes.get());
            assertEquals(0, client.refreshes.get());
            assertEquals(0, client.settingsRequests.get());
            assertEquals(List.of(), List.copyOf(client.registrations));
        }
    }

    @Test
    void aFeatureCanBeSwitchedOffAndOn() throws Exception {
        try (InProcessClient client = InProcessClient.withoutCapabilities(null, folder)) {
            openThree(client);
            assertTrue(folds(client));

            say(client, JsonParser.parseString("{\"qos\": " + OFF + "}"));
            assertFalse(folds(client));

            say(client, JsonParser.parseString("{\"qos\": {}}"));
            assertTrue(folds(client));
        }
    }

    @Test
    void diagnosticsAreAFeatureLikeOthers() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            openThree(client);

            client.settings = JsonParser.parseString("{\"features\": {\"diagnostic\": false}}");
            say(client, new Object());

            for (int i = 0; i < 3; i++) {
                client.await(policy(i), List::isEmpty);
            }
        }
    }

    @Test
    void initializationOptionsApplyUntilSettingsArrive() throws Exception {
        try (InProcessClient client = InProcessClient.withoutCapabilities(JsonParser.parseString(OFF), folder)) {
            client.open(policy(0), OCTAL);
            client.await(policy(0), found -> !InProcessClient.codes(found).contains("octal-literal"));

            say(client, JsonParser.parseString("{\"qos\": null}"));
            assertFalse(folds(client));

            say(client, JsonParser.parseString("{\"qos\": {}}"));
            client.await(policy(0), "octal-literal");
        }
    }

    static Stream<Object> garbage() {
        return Stream.of(
                JsonNull.INSTANCE,
                new JsonPrimitive(17),
                new JsonPrimitive("qos"),
                JsonParser.parseString("[[1]]"),
                JsonParser.parseString("{\"rules\": 3, \"features\": [true]}"),
                JsonParser.parseString("{\"rules\": {\"octal-literal\": \"terrible\", \"x\": {}, \"y\": null}}"),
                JsonParser.parseString(
                        "{\"rules\": {\"octal-literal\": [\"off\"]}, \"features\": {\"foldingRange\": \"no\"}}"),
                Map.of("rules", List.of("octal-literal")));
    }

    @ParameterizedTest
    @MethodSource("garbage")
    void invalidSettingsAreIgnored(Object response) throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.settings = response;
            say(client, response);
            openThree(client);

            assertTrue(folds(client));
            client.settings = JsonParser.parseString(OFF);
            say(client, JsonNull.INSTANCE);
            awaitSilence(client);
        }
    }

    @Test
    void settingsAreRegisteredAndRequestedOnceIfSupported() {
        ClientCapabilities capabilities = new ClientCapabilities();
        capabilities.setWorkspace(new WorkspaceClientCapabilities());
        capabilities.getWorkspace().setDidChangeWatchedFiles(new DidChangeWatchedFilesCapabilities(true));
        capabilities.getWorkspace().setDidChangeConfiguration(new DidChangeConfigurationCapabilities(true));
        try (InProcessClient client = InProcessClient.with(capabilities, folder)) {
            Set<String> methods =
                    client.registrations.stream().map(Registration::getMethod).collect(Collectors.toSet());

            assertEquals(Set.of("workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"), methods);
            assertEquals(2, client.registrations.size());
            assertFalse(client.settingsRequests.get() > 0);
            assertTrue(client.messages.isEmpty());
        }
    }
}
