package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each method that {@code initialize} advertises, sent to the packaged server for each language: it has a result
 * wherever the language supports it, and responds in incomplete text as well.
 */
class EveryMethodIT {

    private static final int METHOD_NOT_FOUND = -32601;
    private static final int INTERNAL_ERROR = -32603;

    private static final String RFC = "policy.qos";
    private static final String OPENSM = "qos-policy.conf";
    private static final String PARTITIONS = "partitions.conf";
    private static final String OPTIONS = "opensm.opts";
    private static final String TESTS = "policy.qostest";
    private static final String ENHANCED = "enhanced_qos_policy.conf";
    private static final String PROJECT = "qos.yaml";

    /** Methods about the files of a workspace. */
    private static final Set<String> OF_THE_WORKSPACE =
            Set.of("workspace/symbol", "workspace/diagnostic", "workspace/executeCommand");

    /** The files that have no result for a method: options have no references, only tags are linked. */
    private static final Map<String, Set<String>> NOTHING = Map.ofEntries(
            // the policy of tests is unknown under a project file with errors, so that they have no results
            Map.entry("textDocument/codeLens", Set.of(OPTIONS, TESTS, ENHANCED, PROJECT)),
            Map.entry("textDocument/documentHighlight", Set.of(OPTIONS, PROJECT)),
            Map.entry("textDocument/documentSymbol", Set.of(PROJECT)),
            Map.entry("textDocument/foldingRange", Set.of(PROJECT)),
            Map.entry("textDocument/formatting", Set.of(PROJECT)),
            // hints of a partition file come from the option file, which is unknown under a project file with errors
            Map.entry("textDocument/inlayHint", Set.of(TESTS, PARTITIONS, ENHANCED, PROJECT)),
            Map.entry("textDocument/linkedEditingRange", Set.of(TESTS, OPENSM, PARTITIONS, OPTIONS, ENHANCED, PROJECT)),
            // only blocks are indented
            Map.entry("textDocument/onTypeFormatting", Set.of(OPTIONS, ENHANCED, PROJECT)),
            Map.entry("textDocument/rangeFormatting", Set.of(PROJECT)),
            Map.entry("textDocument/references", Set.of(OPTIONS, PROJECT)),
            Map.entry("textDocument/selectionRange", Set.of(PROJECT)),
            Map.entry("textDocument/semanticTokens/full", Set.of(PROJECT)),
            Map.entry("textDocument/semanticTokens/range", Set.of(PROJECT)),
            // no option of the fixture names an RFC or an enhanced policy, and nothing refers to the project file and
            // to tests
            Map.entry("workspace/willRenameFiles", Set.of(RFC, TESTS, ENHANCED, PROJECT)));

    private ServerProcess server;
    private RawClient client;
    private Set<String> methods;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws Exception {
        server = ServerProcess.start();
        client = server.client();
        ProjectFixture.writeTo(folder);
        JsonObject edits = Json.object("documentChanges", true, "resourceOperations", Json.array("rename"));
        methods = AdvertisedMethods.of(
                server.initialize(folder, Json.object("workspace", Json.object("workspaceEdit", edits))));
        ProjectFixture.openIn(client, folder);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void everyAdvertisedMethodHasAResultInEveryLanguage() throws Exception {
        Map<String, Set<String>> silent = new TreeMap<>();
        for (String method : ofDocuments()) {
            Set<String> names = new TreeSet<>(ProjectFixture.NAMES);
            for (ProjectFixture.Place place : ProjectFixture.places(folder)) {
                if (hasContent(request(method, place.params()))) {
                    names.removeIf(name -> place.uri().endsWith("/" + name));
                }
            }
            if (!names.isEmpty()) {
                silent.put(method, names);
            }
        }

        assertEquals(inOrder(NOTHING), silent);
        assertWell();
    }

    @Test
    void workspaceResultsIncludeEveryLanguage() throws Exception {
        JsonObject params = ProjectFixture.places(folder).get(0).params();

        assertEquals(Set.of(RFC, OPENSM, PARTITIONS, ENHANCED), namesIn(request("workspace/symbol", params)));
        assertEquals(Set.copyOf(ProjectFixture.NAMES), namesIn(request("workspace/diagnostic", params)));
        assertWell();
    }

    @Test
    void everyCommandAcceptsBothSyntaxesAndRejectsOtherFiles() throws Exception {
        for (String command : List.of("qos.explain", "qos.proposeRequest", "qos.convert", "qos.generate")) {
            for (String name : ProjectFixture.NAMES) {
                JsonObject response = execute(command, name);
                boolean isPolicy = name.equals(RFC) || name.equals(OPENSM);
                assertEquals(isPolicy, response.has("result"), command + " on " + name + ": " + response);
                assertTrue(isPolicy || response.toString().contains(name), "the refusal names the file: " + response);
            }
        }
        assertWell();
    }

    @Test
    void testsOfAPolicyRunAndOtherFilesAreRejected() throws Exception {
        Path site = Files.createDirectory(folder.resolve("site"));
        Files.writeString(site.resolve("qos.yaml"), "policy: ports.qos-policy.conf\n");
        Files.writeString(site.resolve("ports.qos-policy.conf"), "qos-ulps\n    default: 0\nend-qos-ulps\n");
        ProjectFixture.open(
                client, site, "ports.qostest", "test \"any port\" {\n    from 0x11 to 0x21\n    expect sl 0\n}\n");

        JsonObject response = execute("qos.test", "site/ports.qostest");
        assertTrue(response.toString().contains("1 test, 0 failed"), response.toString());
        response = execute("qos.listTests", "site/ports.qostest");
        assertTrue(response.toString().contains("\"name\":\"any port\""), response.toString());
        response = execute("qos.context", "site/ports.qostest");
        assertTrue(response.toString().contains("\"key\":\"partitions\""), response.toString());
        response = execute("qos.describeFabric", "site/ports.qostest");
        assertTrue(response.toString().contains("\"items\":["), response.toString());
        for (String name : List.of(RFC, OPENSM, PARTITIONS)) {
            assertTrue(execute("qos.test", name).has("error"), name);
        }
        assertWell();
    }

    @Test
    void everyAdvertisedMethodRespondsInIncompleteText() throws Exception {
        int version = 1;
        for (String name : ProjectFixture.NAMES) {
            for (String text : ProjectFixture.beginnings(name)) {
                change(name, ++version, text);
                String[] lines = text.split("\n", -1);
                for (String method : ofDocuments()) {
                    request(method, RequestParams.about(uri(name), lines.length - 1, lines[lines.length - 1].length()));
                }
            }
            change(name, ++version, ProjectFixture.text(name));
        }

        assertWell();
        everyAdvertisedMethodHasAResultInEveryLanguage();
    }

    private Set<String> ofDocuments() {
        Set<String> ofDocuments = new TreeSet<>(methods);
        ofDocuments.removeAll(OF_THE_WORKSPACE);
        return ofDocuments;
    }

    private String uri(String name) {
        return folder.resolve(name).toUri().toString();
    }

    private void change(String name, int version, String text) throws Exception {
        client.sendNotification(
                "textDocument/didChange",
                Json.object(
                        "textDocument",
                        Json.object("uri", uri(name), "version", version),
                        "contentChanges",
                        Json.array(Json.object("text", text))));
    }

    private JsonObject execute(String command, String name) throws Exception {
        JsonObject argument = Json.object(
                "uri", uri(name), "request", "from 0x11 to 0x21", "keyword", "to", "out", "made", "quiet", true);
        return client.request(
                "workspace/executeCommand", Json.object("command", command, "arguments", Json.array(argument)));
    }

    /** An impossible request gets an error with a reason; an internal error is not a reason. */
    private JsonElement request(String method, JsonObject params) throws Exception {
        JsonObject response = client.request(method, params);
        if (response.has("error")) {
            int code = response.getAsJsonObject("error").get("code").getAsInt();
            assertTrue(code != INTERNAL_ERROR && code != METHOD_NOT_FOUND, method + " for " + params + ": " + response);
            return new JsonArray();
        }
        return response.get("result");
    }

    /** Whether a result has content: lists of items, data or changes may be empty. */
    private static boolean hasContent(JsonElement result) {
        if (result.isJsonArray()) {
            return !result.getAsJsonArray().isEmpty();
        }
        if (!result.isJsonObject()) {
            return false;
        }
        JsonObject object = result.getAsJsonObject();
        return Set.of("items", "data", "documentChanges").stream()
                        .filter(object::has)
                        .allMatch(list -> hasContent(object.get(list)))
                && !object.isEmpty();
    }

    private static Set<String> namesIn(JsonElement result) {
        return Pattern.compile("\"uri\":\"[^\"]*/([^\"/]+)\"")
                .matcher(result.toString())
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, Set<String>> inOrder(Map<String, Set<String>> files) {
        Map<String, Set<String>> ordered = new TreeMap<>();
        files.forEach((method, names) -> ordered.put(method, new TreeSet<>(names)));
        return ordered;
    }

    private void assertWell() throws Exception {
        assertEquals(List.of(), client.violations());
        assertEquals(List.of(), server.log());
    }
}
