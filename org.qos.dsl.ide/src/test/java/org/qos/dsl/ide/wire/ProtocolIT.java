package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is announced is on the page of features; what is no request gets the error that is meant for it. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
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
    void everyAnnouncedMethodIsOnThePageOfFeatures() throws Exception {
        Set<String> methods = AnnouncedMethods.of(server.initialize(folder));

        Matcher row = Pattern.compile("(?m)^\\| `([^`]+)` \\|")
                .matcher(Files.readString(Path.of("..", "docs", "features.md")));
        methods.removeAll(row.results().map(found -> found.group(1)).collect(Collectors.toSet()));

        assertEquals(Set.of(), methods);
    }

    @Test
    void mistakesArePublishedInEveryLanguageWithoutBeingAskedFor() throws Exception {
        server.initialize(folder);
        for (String name : Site.NAMES) {
            Site.open(client, folder, name, "no language at all is like \u00e9 {");
            String uri = folder.resolve(name).toUri().toString();
            assertFalse(client.published(uri).getAsJsonArray("diagnostics").isEmpty(), name);
        }
    }

    @Test
    void nothingIsAnsweredBeforeInitializeAndAfterShutdown() throws Exception {
        JsonObject question = Site.places(folder).get(0).question();
        assertEquals(NOT_INITIALIZED, errorCode(client.ask("textDocument/hover", question)));

        server.initialize(folder);
        assertEquals(INVALID_REQUEST, errorCode(client.ask("initialize", ServerProcess.hello(folder))));
        assertTrue(client.ask("shutdown", null).get("result").isJsonNull());

        assertEquals(INVALID_REQUEST, errorCode(client.ask("textDocument/hover", question)));
        client.tell("exit", null);
        assertEquals(0, server.exitCode());
        assertEquals(List.of(), client.violations());
    }

    @Test
    void whatIsNoRequestGetsTheErrorThatIsMeantForIt() throws Exception {
        server.initialize(folder);

        client.write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":");
        assertEquals(PARSE_ERROR, errorCode(client.errorOfNoRequest()));
        client.write("not JSON");
        assertEquals(PARSE_ERROR, errorCode(client.errorOfNoRequest()));
        client.write("[]");
        assertTrue(errorCode(client.errorOfNoRequest()) < 0);
        assertEquals(METHOD_NOT_FOUND, errorCode(client.ask("textDocument/doAnything", new JsonObject())));
        JsonObject misspelt = Json.object("textDocument", "policy.qos", "position", 7);
        assertTrue(errorCode(client.ask("textDocument/hover", misspelt)) < 0);
        client.tell("textDocument/doAnything", new JsonObject());
        client.tell("$/doAnything", new JsonObject());
        client.tell("textDocument/didChange", new JsonObject());

        Site.openIn(client, folder);
        assertTrue(client.ask("textDocument/hover", Site.places(folder).get(0).question())
                .has("result"));
        assertFalse(server.log().stream().anyMatch(line -> line.contains("Exception")), "see the log");
        assertEquals(List.of(), client.violations());
    }

    @Test
    void aCancelledRequestIsAnsweredAsCancelled() throws Exception {
        server.initialize(folder);
        Site.openIn(client, folder);
        JsonObject question = Site.places(folder).get(0).question();
        for (int i = 0; i < 20; i++) {
            client.send("textDocument/semanticTokens/full", question);
        }
        int last = client.send("workspace/diagnostic", question);
        client.cancel(last);

        assertEquals(REQUEST_CANCELLED, errorCode(client.answer(last)));
        client.awaitAnswers(0);
        assertEquals(List.of(), client.violations());
    }

    private static int errorCode(JsonObject answer) {
        assertTrue(answer.has("error"), answer.toString());
        return answer.getAsJsonObject("error").get("code").getAsInt();
    }
}
