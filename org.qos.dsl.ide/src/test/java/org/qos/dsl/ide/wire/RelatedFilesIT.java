package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files beside a policy that are created, changed and deleted on disk, seen over the wire. */
class RelatedFilesIT {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Storage
                    partition: Yellow
                    port-guid: 0x11
                end-port-group
            end-port-groups
            qos-ulps
                default: 0
            end-qos-ulps
            """;
    private static final String REFRESHES =
            "{\"textDocument\":{\"diagnostic\":{}},\"workspace\":{\"diagnostics\":{\"refreshSupport\":true},"
                    + "\"inlayHint\":{\"refreshSupport\":true},\"codeLens\":{\"refreshSupport\":true},"
                    + "\"semanticTokens\":{\"refreshSupport\":true},"
                    + "\"didChangeWatchedFiles\":{\"dynamicRegistration\":true}}}";

    @TempDir
    private Path root;

    private Path folder;

    @BeforeEach
    void makeFolder() throws Exception {
        folder = Files.createDirectory(root.resolve("site"));
        Files.createDirectory(root.resolve("other"));
    }

    private String uri() {
        return folder.resolve("qos-policy.conf").toUri().toString();
    }

    private static Predicate<JsonObject> code(String code, boolean condition) {
        return report -> has(report, code) == condition;
    }

    private static boolean has(JsonObject report, String code) {
        String member = report.has("items") ? "items" : "diagnostics";
        return report.getAsJsonArray(member).asList().stream()
                .map(each -> each.getAsJsonObject().get("code").getAsString())
                .anyMatch(code::equals);
    }

    private void reportChange(RawClient client, String name, int kind) throws Exception {
        JsonObject change = Json.object("uri", folder.resolve(name).toUri().toString(), "type", kind);
        client.sendNotification("workspace/didChangeWatchedFiles", Json.object("changes", Json.array(change)));
    }

    private static JsonObject request(RawClient client, String uri, String previous) throws Exception {
        JsonObject params = RequestParams.about(uri, 0, 0);
        if (previous != null) {
            params.addProperty("previousResultId", previous);
        }
        return client.request("textDocument/diagnostic", params).getAsJsonObject("result");
    }

    /** Pulls diagnostics after each refresh request until there is one; returns the result ID. */
    private static String askUntil(RawClient client, String uri, String code) throws Exception {
        JsonObject report = request(client, uri, null);
        for (int attempt = 0; !has(report, code); attempt++) {
            assertTrue(attempt < 300, report.toString());
            Thread.sleep(100);
            report = request(client, uri, null);
        }
        return report.get("resultId").getAsString();
    }

    @ParameterizedTest
    @CsvSource({
        "partitions.conf, unknown-partition, Default=0x7fff : ALL ;",
        "opensm.opts, qos-not-enabled, qos FALSE",
        "fabric.ibnetdiscover, unknown-port-guid, 'Ca 1 \"H-0000000000000020\" # \"host HCA-1\"'",
        "qos.yaml, routing-engine-conflict, routing-engine: lash"
    })
    void whatComesAndGoesBesideAPolicyIsPublished(String name, String code, String text) throws Exception {
        try (ServerProcess server = ServerProcess.serving(root)) {
            RawClient client = server.client();
            ProjectFixture.open(client, folder, "qos-policy.conf", POLICY);
            client.published(uri(), code(code, false));

            Files.writeString(folder.resolve(name), text + "\n");
            reportChange(client, name, 1);
            client.published(uri(), code(code, true));
            Files.delete(folder.resolve(name));
            reportChange(client, name, 3);
            client.published(uri(), code(code, false));

            assertEquals(List.of(), client.violations());
            assertEquals(List.of(), server.log());
        }
    }

    @Test
    void aClientThatPullsGetsOneRefreshRequestAndOneNewResult() throws Exception {
        try (ServerProcess server = ServerProcess.start()) {
            RawClient client = server.client();
            server.initialize(root, JsonParser.parseString(REFRESHES).getAsJsonObject());
            client.awaitReceived("client/registerCapability", 1);
            ProjectFixture.open(client, folder, "qos-policy.conf", POLICY);
            ProjectFixture.open(client, root.resolve("other"), "qos-policy.conf", POLICY);
            String other = root.resolve("other/qos-policy.conf").toUri().toString();
            String before = askUntil(client, uri(), "unused-group");
            String others = askUntil(client, other, "unused-group");
            assertEquals("unchanged", request(client, uri(), before).get("kind").getAsString());
            int received = client.receivedCount("workspace/diagnostic/refresh");

            Files.writeString(folder.resolve("opensm.opts"), "qos FALSE\n");
            for (int i = 0; i < 20; i++) {
                reportChange(client, "opensm.opts", 1);
            }
            client.awaitReceived("workspace/diagnostic/refresh", received + 1);

            assertNotEquals(before, askUntil(client, uri(), "qos-not-enabled"));
            assertEquals("unchanged", request(client, other, others).get("kind").getAsString());
            int refreshes = client.receivedCount("workspace/diagnostic/refresh") - received;
            assertTrue(refreshes < 10, refreshes + " refreshes");
            assertEquals(0, client.receivedCount("textDocument/publishDiagnostics"));
            client.awaitReceived("workspace/inlayHint/refresh", 1);
            client.awaitReceived("workspace/codeLens/refresh", 1);
            client.awaitReceived("workspace/semanticTokens/refresh", 1);
        }
    }

    @Test
    void fiveHundredPoliciesArePartialResultsAndThenUnchanged() throws Exception {
        for (int i = 0; i < 500; i++) {
            Files.writeString(folder.resolve("p" + i + ".qos-policy.conf"), POLICY);
        }
        try (ServerProcess server = ServerProcess.serving(root)) {
            RawClient client = server.client();
            JsonObject params = Json.object("previousResultIds", new JsonArray());
            params.addProperty("partialResultToken", "t");
            assertEquals(
                    0, items(client.request("workspace/diagnostic", params)).size());
            assertEquals(10, client.receivedCount("$/progress"));
            assertEquals(0, client.receivedCount("textDocument/publishDiagnostics"));

            JsonArray ids = new JsonArray();
            for (JsonElement each : items(client.request("workspace/diagnostic", RequestParams.about(uri(), 0, 0)))) {
                JsonObject report = each.getAsJsonObject();
                ids.add(Json.object("uri", report.get("uri"), "value", report.get("resultId")));
            }
            assertEquals(500, ids.size());
            JsonArray again = items(client.request("workspace/diagnostic", Json.object("previousResultIds", ids)));
            assertFalse(again.asList().stream()
                    .anyMatch(each ->
                            !each.getAsJsonObject().get("kind").getAsString().equals("unchanged")));
            assertEquals(List.of(), client.violations());
        }
    }

    private static JsonArray items(JsonObject response) {
        return response.getAsJsonObject("result").getAsJsonArray("items");
    }
}
