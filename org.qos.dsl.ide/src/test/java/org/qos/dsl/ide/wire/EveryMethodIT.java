package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every method that {@code initialize} announces, asked of the packaged server on every language: it has something to say
 * wherever the language has it, and answers in text that is not finished as well.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class EveryMethodIT {

    private static final int METHOD_NOT_FOUND = -32601;
    private static final int INTERNAL_ERROR = -32603;

    private static final String RFC = "policy.qos";
    private static final String OPENSM = "qos-policy.conf";
    private static final String PARTITIONS = "partitions.conf";
    private static final String OPTIONS = "opensm.opts";
    private static final String PROJECT = "qos.yaml";

    /** What is said of the files of a workspace, and not of one document. */
    private static final Set<String> OF_THE_WORKSPACE =
            Set.of("workspace/symbol", "workspace/diagnostic", "workspace/executeCommand");

    /** Which files have nothing for a method: options refer to nothing, only tags are twice what they are. */
    private static final Map<String, Set<String>> NOTHING = Map.ofEntries(
            Map.entry("textDocument/codeLens", Set.of(OPTIONS, PROJECT)),
            Map.entry("textDocument/documentHighlight", Set.of(OPTIONS, PROJECT)),
            Map.entry("textDocument/documentSymbol", Set.of(PROJECT)),
            Map.entry("textDocument/foldingRange", Set.of(PROJECT)),
            Map.entry("textDocument/formatting", Set.of(PROJECT)),
            Map.entry("textDocument/inlayHint", Set.of(PROJECT)),
            Map.entry("textDocument/linkedEditingRange", Set.of(OPENSM, PARTITIONS, OPTIONS, PROJECT)),
            Map.entry("textDocument/onTypeFormatting", Set.of(OPTIONS, PROJECT)),
            Map.entry("textDocument/rangeFormatting", Set.of(PROJECT)),
            Map.entry("textDocument/references", Set.of(OPTIONS, PROJECT)),
            Map.entry("textDocument/selectionRange", Set.of(PROJECT)),
            Map.entry("textDocument/semanticTokens/full", Set.of(PROJECT)),
            Map.entry("textDocument/semanticTokens/range", Set.of(PROJECT)),
            // no option names a policy in the RFC spelling, and nothing names the project file
            Map.entry("workspace/willRenameFiles", Set.of(RFC, PROJECT)));

    private ServerProcess server;
    private RawClient client;
    private Set<String> methods;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws Exception {
        server = ServerProcess.start();
        client = server.client();
        Site.writeTo(folder);
        JsonObject edits = Json.object("documentChanges", true, "resourceOperations", Json.array("rename"));
        methods = AnnouncedMethods.of(
                server.initialize(folder, Json.object("workspace", Json.object("workspaceEdit", edits))));
        Site.openIn(client, folder);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void everyAnnouncedMethodHasAnAnswerOnEveryLanguage() throws Exception {
        Map<String, Set<String>> silent = new TreeMap<>();
        for (String method : ofDocuments()) {
            Set<String> names = new TreeSet<>(Site.NAMES);
            for (Site.Place place : Site.places(folder)) {
                if (hasContent(ask(method, place.question()))) {
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
    void whatIsSaidOfTheWorkspaceIsAboutEveryLanguage() throws Exception {
        JsonObject question = Site.places(folder).get(0).question();

        assertEquals(Set.of(RFC, OPENSM, PARTITIONS), namesIn(ask("workspace/symbol", question)));
        assertEquals(Set.copyOf(Site.NAMES), namesIn(ask("workspace/diagnostic", question)));
        assertWell();
    }

    @Test
    void everyCommandIsExecutedOnBothSpellingsAndRefusedOnOtherFiles() throws Exception {
        for (String command : List.of("qos.explain", "qos.convert", "qos.generate")) {
            for (String name : Site.NAMES) {
                JsonObject answer = execute(command, name);
                boolean isPolicy = name.equals(RFC) || name.equals(OPENSM);
                assertEquals(isPolicy, answer.has("result"), command + " on " + name + ": " + answer);
                assertTrue(isPolicy || answer.toString().contains(name), "the refusal names the file: " + answer);
            }
        }
        assertWell();
    }

    @Test
    void everyAnnouncedMethodAnswersInTextThatIsNotFinished() throws Exception {
        int version = 1;
        for (String name : Site.NAMES) {
            for (String text : Site.beginnings(name)) {
                change(name, ++version, text);
                String[] lines = text.split("\n", -1);
                for (String method : ofDocuments()) {
                    ask(method, Question.about(uri(name), lines.length - 1, lines[lines.length - 1].length()));
                }
            }
            change(name, ++version, Site.text(name));
        }

        assertWell();
        everyAnnouncedMethodHasAnAnswerOnEveryLanguage();
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
        client.tell(
                "textDocument/didChange",
                Json.object(
                        "textDocument",
                        Json.object("uri", uri(name), "version", version),
                        "contentChanges",
                        Json.array(Json.object("text", text))));
    }

    private JsonObject execute(String command, String name) throws Exception {
        JsonObject argument =
                Json.object("uri", uri(name), "request", "from 0x11 to 0x21", "out", "made", "quiet", true);
        return client.ask(
                "workspace/executeCommand", Json.object("command", command, "arguments", Json.array(argument)));
    }

    /** What cannot be done at a place is refused with a reason, which is no result; an internal error is no reason. */
    private JsonElement ask(String method, JsonObject question) throws Exception {
        JsonObject answer = client.ask(method, question);
        if (answer.has("error")) {
            int code = answer.getAsJsonObject("error").get("code").getAsInt();
            assertTrue(code != INTERNAL_ERROR && code != METHOD_NOT_FOUND, method + " for " + question + ": " + answer);
            return new JsonArray();
        }
        return answer.get("result");
    }

    /** Whether an answer says something: lists of items, of data, of changes may be there and empty. */
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
