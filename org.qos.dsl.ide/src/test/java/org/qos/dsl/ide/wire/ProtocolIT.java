package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Advertised methods are documented in {@code docs/features.md}; invalid requests get the specified errors. */
class ProtocolIT {

    private static final int PARSE_ERROR = -32700;
    private static final int INVALID_REQUEST = -32600;
    private static final int METHOD_NOT_FOUND = -32601;
    private static final int NOT_INITIALIZED = -32002;
    private static final int REQUEST_CANCELLED = -32800;

    private ServerProcess server;
    private RawClient client;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws Exception {
        server = ServerProcess.start();
        client = server.client();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void everyAdvertisedMethodIsDocumented() throws Exception {
        Set<String> methods = AdvertisedMethods.of(server.initialize(folder));

        Matcher row = Pattern.compile("(?m)^\\| `([^`]+)` \\|")
                .matcher(Files.readString(Path.of("..", "docs", "features.md")));
        methods.removeAll(row.results().map(found -> found.group(1)).collect(Collectors.toSet()));

        assertEquals(Set.of(), methods);
    }

    @Test
    void errorsArePublishedInEveryLanguage() throws Exception {
        server.initialize(folder);
        for (String name : ProjectFixture.NAMES) {
            ProjectFixture.open(client, folder, name, "no language at all is like \u00e9 {");
            String uri = folder.resolve(name).toUri().toString();
            assertFalse(client.published(uri).getAsJsonArray("diagnostics").isEmpty(), name);
        }
    }

    @Test
    void requestsBeforeInitializeAndAfterShutdownAreErrors() throws Exception {
        JsonObject params = ProjectFixture.places(folder).get(0).params();
        assertEquals(NOT_INITIALIZED, errorCode(client.request("textDocument/hover", params)));

        server.initialize(folder);
        assertEquals(INVALID_REQUEST, errorCode(client.request("initialize", ServerProcess.initializeParams(folder))));
        assertTrue(client.request("shutdown", null).get("result").isJsonNull());

        assertEquals(INVALID_REQUEST, errorCode(client.request("textDocument/hover", params)));
        client.sendNotification("exit", null);
        assertEquals(0, server.exitCode());
        assertEquals(List.of(), client.violations());
    }

    @Test
    void invalidMessagesGetTheSpecifiedErrors() throws Exception {
        server.initialize(folder);

        client.write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":");
        assertEquals(PARSE_ERROR, errorCode(client.errorWithoutId()));
        client.write("not JSON");
        assertEquals(PARSE_ERROR, errorCode(client.errorWithoutId()));
        client.write("[]");
        assertTrue(errorCode(client.errorWithoutId()) < 0);
        assertEquals(METHOD_NOT_FOUND, errorCode(client.request("textDocument/doAnything", new JsonObject())));
        JsonObject misspelt = Json.object("textDocument", "policy.qos", "position", 7);
        assertTrue(errorCode(client.request("textDocument/hover", misspelt)) < 0);
        client.sendNotification("textDocument/doAnything", new JsonObject());
        client.sendNotification("$/doAnything", new JsonObject());
        client.sendNotification("textDocument/didChange", new JsonObject());

        ProjectFixture.openIn(client, folder);
        assertTrue(client.request(
                        "textDocument/hover",
                        ProjectFixture.places(folder).get(0).params())
                .has("result"));
        assertFalse(server.log().stream().anyMatch(line -> line.contains("Exception")), "see the log");
        assertEquals(List.of(), client.violations());
    }

    @Test
    void aCancelledRequestGetsACancelledError() throws Exception {
        server.initialize(folder);
        ProjectFixture.openIn(client, folder);
        JsonObject params = ProjectFixture.places(folder).get(0).params();
        for (int i = 0; i < 20; i++) {
            client.send("textDocument/semanticTokens/full", params);
        }
        int last = client.send("workspace/diagnostic", params);
        client.cancel(last);

        assertEquals(REQUEST_CANCELLED, errorCode(client.response(last)));
        client.awaitOpenRequests(0);
        assertEquals(List.of(), client.violations());
    }

    private static int errorCode(JsonObject response) {
        assertTrue(response.has("error"), response.toString());
        return response.getAsJsonObject("error").get("code").getAsInt();
    }
}
