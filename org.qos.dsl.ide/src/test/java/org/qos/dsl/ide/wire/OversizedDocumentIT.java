package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A document that would exhaust the memory has one diagnostic that says so, and one with a line of its whole length is read; the
 * server continues without log messages.
 */
class OversizedDocumentIT {

    private static final int LENGTH = 10_000_000;
    private static final List<String> METHODS =
            List.of("completion", "hover", "formatting", "codeAction", "inlayHint", "semanticTokens/full", "rename");

    @TempDir
    private Path folder;

    private static JsonArray diagnostics(RawClient client, String uri) throws Exception {
        return client.published(uri).getAsJsonArray("diagnostics");
    }

    @ParameterizedTest
    @ValueSource(strings = {"large.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void aDocumentThatIsTooLongHasOneError(String name) throws Exception {
        String uri = folder.resolve(name).toUri().toString();
        try (ServerProcess server = ServerProcess.start(List.of("-Xmx400m"))) {
            server.initialize(folder);
            RawClient client = server.client();
            ProjectFixture.open(client, folder, name, "x ".repeat(LENGTH / 2));

            assertEquals(1, diagnostics(client, uri).size());
            JsonObject diagnostic = diagnostics(client, uri).get(0).getAsJsonObject();
            assertEquals("text-too-long", diagnostic.get("code").getAsString());
            for (String method : METHODS) {
                JsonObject response = client.request("textDocument/" + method, RequestParams.about(uri, 0, 5));
                assertFalse(response.has("error"), response::toString);
            }

            client.sendNotification(
                    "textDocument/didChange",
                    Json.object(
                            "textDocument", Json.object("uri", uri, "version", 2),
                            "contentChanges", Json.array(Json.object("text", "# short again\n"))));
            client.published(uri, 2);
            assertTrue(
                    diagnostics(client, uri).asList().stream().noneMatch(each -> each.getAsJsonObject()
                            .get("code")
                            .getAsString()
                            .equals("text-too-long")),
                    "the short text is read");
            assertEquals(List.of(), server.failures());
        }
    }

    @Test
    void aLineOfTenMegabytesIsAccepted() throws Exception {
        String[] begins = {"<a>", "name: ", "Default=0x7fff : ", "qos ", "test \"", "BW_NAMES ", "policy: "};
        assertEquals(ProjectFixture.NAMES.size(), begins.length);
        try (ServerProcess server = ServerProcess.start()) {
            server.initialize(folder);
            RawClient client = server.client();
            for (int i = 0; i < begins.length; i++) {
                ProjectFixture.open(client, folder, ProjectFixture.NAMES.get(i), begins[i] + "x".repeat(LENGTH));
            }
            for (String name : ProjectFixture.NAMES) {
                String uri = folder.resolve(name).toUri().toString();
                assertTrue(client.request("textDocument/hover", RequestParams.about(uri, 0, LENGTH - 1))
                        .has("result"));
                client.published(uri);
                client.sendNotification("textDocument/didClose", Json.object("textDocument", Json.object("uri", uri)));
            }
            assertEquals(List.of(), client.violations());
            assertEquals(List.of(), server.failures());
        }
    }
}
