package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Thousands of random edits in all languages, with requests, cancelled requests, invalid messages, files that change on
 * disk, and documents that are closed and reopened. Afterwards the server reports the same as a new one does for the
 * same texts.
 */
class RandomEditsIT {

    private static final long SEED = Long.getLong("qos.random.seed", 20261121);
    private static final int EDITS = Integer.getInteger("qos.random.edits", 10_000);
    private static final int MOST_OPEN_REQUESTS = 50;

    /** Texts to paste, besides parts of the documents themselves. */
    private static final String[] SNIPPETS = {
        "<",
        ">",
        "</",
        "\"",
        "'",
        "#",
        "{",
        "}",
        ":",
        ";",
        ",",
        "=",
        "-",
        "\n",
        "\r\n",
        "\r",
        "\t",
        " ",
        "\\",
        "\0",
        "\u00e9",
        "\ud83d\ude80",
        "<!--",
        "-->",
        "<![CDATA[",
        "&amp;",
        "<port-group>",
        "</port-group>",
        "<qos-match-rule>",
        "port-group\n",
        "end-port-group\n",
        "qos-match-rule\n",
        "qos-ulps\n",
        "name: x\n",
        "sl: 99\n",
        "0x7fffffffffffffffffff",
        "0-",
        "ALL",
        "Default=0x7fff, ipoib : ALL=full ;\n",
        "qos_vlarb_high 0:4,1:\n",
        "qos TRUE\n",
        "# qos-ignore unused-group\n",
        "rules:\n  octal-literal: off\n",
        "target: [\"x\", {a: b}]\n",
        "17",
        "-1"
    };

    private static final String[] INVALID_TEXTS = {
        "",
        "{",
        "[]",
        "null",
        "17",
        "not JSON",
        "{\"jsonrpc\":\"2.0\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":7}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":[1,2]}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":123456789}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"no/such/method\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":{\"uri\":\"x:\\\\y\"}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":99999999,\"result\":{}}"
    };

    /** Files on disk that are not open, in several states; an empty text means that the file does not exist. */
    private static final Map<String, List<String>> ON_DISK = Map.of(
            "qos.yaml", List.of("", "rulez: 1\n", "rules:\n  sl-out-of-range: off\n", "target: mlnx-5\nsm: 0x11\n"),
            "fabric.ibnetdiscover",
                    List.of("", "rubbish", "caguid=0x10\nCa 1 \"H-0000000000000010\" # \"host HCA-1\"\n"));

    private final Random random = new Random(SEED);

    @TempDir
    private Path folder;

    @Test
    void afterTenThousandEditsTheServerReportsTheSameAsANewOne() throws Exception {
        System.out.println(
                "RandomEditsIT: seed " + SEED + ", " + EDITS + " edits (-Dqos.random.seed, -Dqos.random.edits)");
        try (ServerProcess worn = ServerProcess.start()) {
            List<String> methods = List.copyOf(AdvertisedMethods.of(worn.initialize(folder)));
            ProjectFixture.openIn(worn.client(), folder);
            List<EditedText> texts =
                    ProjectFixture.NAMES.stream().map(this::edited).toList();
            for (int edit = 0; edit < EDITS; edit++) {
                EditedText text = texts.get(random.nextInt(texts.size()));
                worn.client().sendNotification("textDocument/didChange", text.edit(random));
                disturb(worn.client(), methods, text);
                disturbSite(worn.client(), texts);
            }
            worn.client().awaitOpenRequests(0);

            assertEquals(fresh(texts), diagnostics(worn.client(), texts));
            assertPublished(worn.client(), texts);
            assertQuiet(worn);
        }
    }

    private EditedText edited(String name) {
        return new EditedText(folder.resolve(name).toUri().toString(), ProjectFixture.text(name), SNIPPETS);
    }

    private void disturb(RawClient client, List<String> methods, EditedText text) throws Exception {
        int kind = random.nextInt(20);
        if (kind < 4) {
            String method = methods.get(random.nextInt(methods.size()));
            JsonObject place = text.place(random);
            int id = client.send(
                    method,
                    RequestParams.about(
                            text.uri(),
                            place.get("line").getAsInt(),
                            place.get("character").getAsInt()));
            if (kind == 0) {
                client.cancel(id);
            }
        } else if (kind == 4) {
            client.write(INVALID_TEXTS[random.nextInt(INVALID_TEXTS.length)]);
        } else if (kind == 5) {
            client.send("textDocument/hover", Json.object("position", -1, "textDocument", new JsonArray()));
        }
        client.awaitOpenRequests(MOST_OPEN_REQUESTS);
    }

    /**
     * Rare operations: requests about all documents, cancelling an earlier request, reopening a document, changing a
     * file on disk.
     */
    private void disturbSite(RawClient client, List<EditedText> texts) throws Exception {
        EditedText text = texts.get(random.nextInt(texts.size()));
        switch (random.nextInt(100)) {
            case 0 -> {
                for (EditedText each : texts) {
                    client.sendNotification("textDocument/didChange", each.edit(random));
                }
            }
            case 1, 2, 3 -> client.cancel(Math.max(1, client.requests() - random.nextInt(MOST_OPEN_REQUESTS)));
            case 4 -> {
                client.sendNotification("textDocument/didClose", RequestParams.about(text.uri(), 0, 0));
                client.sendNotification("textDocument/didOpen", text.reopened());
            }
            case 5 -> {
                change(List.copyOf(new TreeSet<>(ON_DISK.keySet())).get(random.nextInt(ON_DISK.size())));
                if (random.nextBoolean()) {
                    client.sendNotification("workspace/didChangeWatchedFiles", Json.object("changes", new JsonArray()));
                } else {
                    client.sendNotification("textDocument/didSave", RequestParams.about(text.uri(), 0, 0));
                }
            }
            default -> {
                return;
            }
        }
    }

    private void change(String file) throws IOException {
        List<String> states = ON_DISK.get(file);
        String next = states.get(random.nextInt(states.size()));
        if (next.isEmpty()) {
            Files.deleteIfExists(folder.resolve(file));
        } else {
            Files.writeString(folder.resolve(file), next);
        }
    }

    private Map<String, JsonArray> fresh(List<EditedText> texts) throws Exception {
        try (ServerProcess server = ServerProcess.serving(folder)) {
            for (EditedText text : texts) {
                String name = text.uri().substring(text.uri().lastIndexOf('/') + 1);
                ProjectFixture.open(server.client(), folder, name, text.text());
            }
            return diagnostics(server.client(), texts);
        }
    }

    private static Map<String, JsonArray> diagnostics(RawClient client, List<EditedText> texts) throws Exception {
        Map<String, JsonArray> diagnostics = new TreeMap<>();
        for (EditedText text : texts) {
            JsonObject response = client.request("textDocument/diagnostic", RequestParams.about(text.uri(), 0, 0));
            assertTrue(response.has("result"), response.toString());
            diagnostics.put(text.uri(), response.getAsJsonObject("result").getAsJsonArray("items"));
        }
        return diagnostics;
    }

    /** The last published diagnostics are those of the last version and equal the pulled ones. */
    private static void assertPublished(RawClient client, List<EditedText> texts) throws Exception {
        Map<String, JsonArray> responded = diagnostics(client, texts);
        for (EditedText text : texts) {
            JsonObject published = client.published(text.uri());
            assertEquals(text.version(), published.get("version").getAsInt());
            assertEquals(responded.get(text.uri()), published.getAsJsonArray("diagnostics"));
        }
    }

    private static void assertQuiet(ServerProcess server) throws IOException {
        assertEquals(List.of(), server.client().openRequestIds());
        assertEquals(List.of(), server.client().violations());
        assertEquals(List.of(), server.failures());
    }
}
