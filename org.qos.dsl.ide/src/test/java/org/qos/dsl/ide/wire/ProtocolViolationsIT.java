package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that violate the protocol: each request gets a response, nothing is logged, and the server continues. */
class ProtocolViolationsIT {

    private static final int INVALID_REQUEST = -32600;
    private static final int METHOD_NOT_FOUND = -32601;
    private static final int INVALID_PARAMS = -32602;
    private static final int INTERNAL_ERROR = -32603;
    private static final int NOT_INITIALIZED = -32002;
    private static final List<String> NOTIFICATIONS = List.of(
            "textDocument/didOpen",
            "textDocument/didChange",
            "textDocument/didSave",
            "textDocument/didClose",
            "workspace/didChangeConfiguration",
            "workspace/didChangeWatchedFiles",
            "workspace/didChangeWorkspaceFolders",
            "window/workDoneProgress/cancel",
            "$/cancelRequest",
            "initialized");
    private static final String NAME = "qos-policy.conf";
    private static final String TEXT = "qos-ulps\n    default: 010\nend-qos-ulps\n";

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

    private String uri() {
        return folder.resolve(NAME).toUri().toString();
    }

    /** After all these messages the server works as before and has logged nothing. */
    private void assertWell() throws Exception {
        ProjectFixture.open(client, folder, "last.qos-policy.conf", TEXT);
        String last = folder.resolve("last.qos-policy.conf").toUri().toString();
        client.published(last, found -> !found.getAsJsonArray("diagnostics").isEmpty());
        client.awaitOpenRequests(0);
        assertEquals(List.of(), client.openRequestIds());
        assertEquals(List.of(), client.violations());
        assertEquals(List.of(), server.failures());
    }

    private static int errorCode(JsonObject response) {
        assertTrue(response.has("error"), response.toString());
        return response.getAsJsonObject("error").get("code").getAsInt();
    }

    @Test
    void beforeInitializeRequestsAreErrorsAndNotificationsAreDropped() throws Exception {
        for (String method : List.of(
                "textDocument/hover",
                "textDocument/diagnostic",
                "workspace/diagnostic",
                "workspace/symbol",
                "workspace/executeCommand",
                "shutdown")) {
            JsonObject params = RequestParams.about(uri(), 0, 0);
            params.addProperty("command", "qos.convert");
            assertEquals(NOT_INITIALIZED, errorCode(client.request(method, params)), method);
        }
        ProjectFixture.open(client, folder, NAME, TEXT);
        client.sendNotification("workspace/didChangeConfiguration", Json.object("settings", new JsonObject()));
        client.sendNotification("initialized", new JsonObject());

        server.initialize(folder);
        assertWell();
        assertEquals(0, client.receivedCount("client/registerCapability"));
    }

    @Test
    void afterShutdownRequestsAreRefused() throws Exception {
        server.initialize(folder);
        ProjectFixture.open(client, folder, NAME, TEXT);
        client.published(uri());
        assertTrue(client.request("shutdown", null).has("result"));

        assertEquals(INVALID_REQUEST, errorCode(client.request("initialize", ServerProcess.initializeParams(folder))));
        for (String method : List.of("textDocument/diagnostic", "workspace/diagnostic", "shutdown")) {
            assertEquals(INVALID_REQUEST, errorCode(client.request(method, RequestParams.about(uri(), 0, 0))), method);
        }
        client.sendNotification("exit", null);
        assertEquals(0, server.exitCode());
        assertEquals(List.of(), server.failures());
    }

    @Test
    void idsOfEveryTypeAreReturnedUnchanged() throws Exception {
        server.initialize(folder);
        ProjectFixture.open(client, folder, NAME, TEXT);
        JsonObject params = RequestParams.about(uri(), 0, 0);

        for (String id : List.of("\"a\"", "\"\"", "\"7\"", "0", "-5")) {
            JsonElement given = JsonParser.parseString(id);
            JsonObject response = client.requestWithId(given, "textDocument/foldingRange", params);
            assertTrue(response.has("result"), response.toString());
            assertEquals(given, response.get("id"));
        }
        assertWell();
    }

    @Test
    void unknownRequestsAreErrorsAndUnknownNotificationsAreDropped() throws Exception {
        server.initialize(folder);
        for (String method : List.of(
                "",
                "$/unknown",
                "unknown",
                "textDocument/moniker",
                "textDocument/implementation",
                "textDocument/prepareCallHierarchy",
                "textDocument/semanticTokens/full/delta",
                "notebookDocument/unknown")) {
            JsonObject params = RequestParams.about(uri(), 0, 0);
            params.addProperty("previousResultId", "");
            assertEquals(METHOD_NOT_FOUND, errorCode(client.request(method, params)), method);
        }
        client.sendNotification(
                "textDocument/willSave", Json.object("textDocument", Json.object("uri", uri()), "reason", 1));
        for (String what : List.of("Create", "Rename", "Delete")) {
            client.sendNotification("workspace/did" + what + "Files", Json.object("files", new JsonArray()));
        }
        client.sendNotification("notebookDocument/didClose", new JsonObject());
        client.sendNotification("$/unknown", new JsonObject());
        client.sendNotification("$/setTrace", Json.object("value", "verbose"));
        client.sendNotification("workspace/unknown", null);
        client.sendNotification("$/progress", Json.object("token", 1, "value", 7));
        assertWell();
    }

    @Test
    void parametersOfTheWrongKindAreRefused() throws Exception {
        Set<String> methods = AdvertisedMethods.of(server.initialize(folder));
        for (String text : List.of(
                "null", "{}", "[]", "7", "\"x\"", "true", "[{}]", "{\"textDocument\":null}", "{\"textDocument\":7}")) {
            JsonElement params = JsonParser.parseString(text);
            for (String method : methods) {
                JsonObject response = client.request(method, params);
                assertTrue(
                        response.has("result") || errorCode(response) != INTERNAL_ERROR,
                        method + " " + text + ": " + response);
            }
            for (String method : NOTIFICATIONS) {
                client.sendNotification(method, params);
            }
        }
        for (String method : methods) {
            JsonObject response = client.request(method, null);
            assertTrue(response.has("result") || errorCode(response) != INTERNAL_ERROR, method + ": " + response);
        }
        for (String method : NOTIFICATIONS) {
            client.sendNotification(method, null);
        }
        assertWell();
    }

    @Test
    void aNotificationWithAnIdIsAnError() throws Exception {
        server.initialize(folder);
        for (String method : List.of("textDocument/didOpen", "initialized", "exit", "$/setTrace")) {
            JsonObject response = client.request(method, new JsonObject());

            assertEquals(INVALID_REQUEST, errorCode(response), method);
            assertEquals(
                    method + " is a notification; send it without an id",
                    response.getAsJsonObject("error").get("message").getAsString());
        }
        assertWell();
    }

    @Test
    void initializeWithoutParametersIsAnErrorAndCanBeRepeated() throws Exception {
        assertEquals(INVALID_PARAMS, errorCode(client.request("initialize", null)));
        assertEquals(INVALID_PARAMS, errorCode(client.request("initialize", new JsonArray())));
        server.initialize(folder);
        assertWell();
    }

    @Test
    void positionsOutsideTheTextGetAResponse() throws Exception {
        Set<String> methods = AdvertisedMethods.of(server.initialize(folder));
        ProjectFixture.openIn(client, folder);
        int[][] places = {{1_000_000_000, 0}, {0, 1_000_000_000}, {Integer.MAX_VALUE, Integer.MAX_VALUE}, {-1, -1}};
        for (String name : ProjectFixture.NAMES) {
            for (String method : methods) {
                for (int[] place : places) {
                    JsonObject params = params(name, place[0], place[1]);
                    JsonObject response = client.request(method, params);
                    assertTrue(
                            response.has("result") || errorCode(response) != INTERNAL_ERROR, method + ": " + response);
                }
            }
        }
        assertWell();
    }

    /** A range that ends before it begins. */
    private JsonObject params(String name, int line, int character) {
        JsonObject params = RequestParams.about(folder.resolve(name).toUri().toString(), line, character);
        params.add("range", Json.object("start", Json.position(line, character), "end", Json.position(0, 0)));
        return params;
    }

    @Test
    void outOfRangeAndOverlappingChangesFollowTheProtocol() throws Exception {
        server.initialize(folder);
        ProjectFixture.open(client, folder, NAME, "x\n");

        change(2, range(7, 0, 9, 9, "tail"), range(0, 0, 0, 1, "qos-ulps"), range(1, 0, 0, 8, "\n"));
        change(3, Json.object("text", "qos-ulps\n"), range(1, 0, 1, 0, "    default: 010\nend-qos-ulps\n"));
        change(4, range(0, 0, 1_000_000_000, 0, TEXT), range(1, 13, 1, 16, "8"), range(1, 13, 1, 14, "010"));

        JsonObject published = client.published(
                uri(),
                found -> found.get("version").getAsInt() == 4 && !codes(found).isEmpty());
        assertEquals(List.of("octal-literal"), codes(published));
        JsonObject octal =
                published.getAsJsonArray("diagnostics").get(0).getAsJsonObject().getAsJsonObject("range");
        assertEquals(Json.object("start", Json.position(1, 13), "end", Json.position(1, 16)), octal);
        assertWell();
    }

    private static List<String> codes(JsonObject published) {
        return published.getAsJsonArray("diagnostics").asList().stream()
                .map(each -> each.getAsJsonObject().get("code").getAsString())
                .toList();
    }

    private static JsonObject range(int line, int from, int endLine, int to, String text) {
        JsonObject range = Json.object("start", Json.position(line, from), "end", Json.position(endLine, to));
        return Json.object("range", range, "text", text);
    }

    private void change(int version, JsonObject... changes) throws Exception {
        client.sendNotification(
                "textDocument/didChange",
                Json.object(
                        "textDocument", Json.object("uri", uri(), "version", version),
                        "contentChanges", Json.array((Object[]) changes)));
    }

    @Test
    void malformedChangesLeaveTheDocumentUnchanged() throws Exception {
        server.initialize(folder);
        ProjectFixture.open(client, folder, NAME, TEXT);
        for (String changes : List.of(
                "null",
                "7",
                "[null]",
                "[7]",
                "[{}]",
                "[{\"text\":null}]",
                "[{\"range\":{},\"text\":\"\"}]",
                "[{\"range\":{\"start\":null,\"end\":{\"line\":0,\"character\":0}},\"text\":\"\"}]",
                "[{\"range\":{\"start\":{\"line\":1e99,\"character\":0},\"end\":{\"line\":0,\"character\":0}},\"text\":\"\"}]")) {
            JsonObject params = Json.object("textDocument", Json.object("uri", uri(), "version", 2));
            params.add("contentChanges", JsonParser.parseString(changes));
            client.sendNotification("textDocument/didChange", params);
        }
        client.published(uri(), found -> codes(found).contains("octal-literal"));
        assertWell();
        assertTrue(codes(client.published(uri())).contains("octal-literal"));
    }

    @Test
    void unusualHeadersAreAccepted() throws Exception {
        server.initialize(folder);
        String body = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"$/unknown\"}";
        String type = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n";
        String length = "Content-Length: " + body.length() + "\r\n";
        int id = 0;
        for (String header : List.of(type + length, length + type, length, "X-Other: 1\r\n" + length)) {
            JsonPrimitive next = new JsonPrimitive(--id - 10);
            String message = (header + "\r\n" + body).replace("\"id\":0", "\"id\":" + next);
            String frame =
                    message.replace("Content-Length: " + body.length(), "Content-Length: " + (body.length() + 2));
            client.writeBytes(frame.getBytes(StandardCharsets.US_ASCII));
            assertEquals(METHOD_NOT_FOUND, errorCode(client.responseTo(next)), header);
        }
        assertWell();
    }

    @Test
    void aWrongContentLengthIsAParseErrorAndTheNextMessageIsRead() throws Exception {
        server.initialize(folder);
        for (String header :
                List.of("Content-Length: many\r\n\r\n", "Content-Type: x\r\n\r\n", "Content-Length: -1\r\n\r\n")) {
            client.writeBytes(header.getBytes(StandardCharsets.US_ASCII));
            assertTrue(client.request("$/unknown", null).has("error"), header);
        }
        assertWell();
    }

    @Test
    void fiveThousandConcurrentRequestsGetResponses() throws Exception {
        List<String> methods = List.copyOf(AdvertisedMethods.of(server.initialize(folder)));
        ProjectFixture.openIn(client, folder);
        for (int i = 0; i < 5_000; i++) {
            String method = i % 5 == 0 ? methods.get(i / 5 % methods.size()) : "textDocument/foldingRange";
            String name = ProjectFixture.NAMES.get(i % ProjectFixture.NAMES.size());
            client.send(
                    method.equals("workspace/diagnostic") ? "$/unknown" : method,
                    RequestParams.about(folder.resolve(name).toUri().toString(), i % 7, i % 11));
        }
        assertWell();
    }

    @Test
    void nullSettingsAreRequestedFromTheClient() throws Exception {
        JsonObject workspace = Json.object("configuration", true);
        client.reply("workspace/configuration", JsonParser.parseString("[{\"rules\":{\"octal-literal\":\"error\"}}]"));
        server.initialize(folder, Json.object("workspace", workspace));
        ProjectFixture.open(client, folder, NAME, TEXT);
        client.published(uri(), found -> severity(found) == 1);

        client.reply("workspace/configuration", JsonParser.parseString("[{}]"));
        client.sendNotification("workspace/didChangeConfiguration", Json.object("settings", JsonNull.INSTANCE));

        client.published(uri(), found -> severity(found) > 1);
        for (JsonElement garbage : List.of(new JsonPrimitive(7), new JsonObject(), Json.array(7, 8), new JsonArray())) {
            client.reply("workspace/configuration", garbage);
            client.sendNotification("workspace/didChangeConfiguration", Json.object("settings", JsonNull.INSTANCE));
        }
        assertWell();
    }

    private static int severity(JsonObject published) {
        return published.getAsJsonArray("diagnostics").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(each -> each.get("code").getAsString().equals("octal-literal"))
                .mapToInt(each -> each.get("severity").getAsInt())
                .findFirst()
                .orElse(0);
    }
}
