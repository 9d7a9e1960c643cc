package org.qos.cli.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code docs/editors.md} promises to editors. */
class EditorsPageIT {

    private static final Pattern COMMAND = Pattern.compile("```sh\\n(.*?)\\n```");
    private static final Pattern EDITOR = Pattern.compile("<!-- editor -->\\n```\\w+\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern QUOTED_COMMAND = Pattern.compile("[\"']qos[\"'](,|\\nargs =)? ?\\[?[\"']lsp[\"']");

    @Test
    void itsCommandSpeaksTheProtocolAndEndsOnExit() throws Exception {
        try (RawSession session = new RawSession(command())) {
            JsonNode answer = session.initialize();

            assertTrue(answer.path("result").has("capabilities"), answer.toString());
            assertEquals(0, session.end());
            assertTrue(session.log().lines().allMatch(line -> line.startsWith("qos: building")), session.log());
        }
    }

    @Test
    void itsCommandFindsErrors() throws Exception {
        try (RawSession session = new RawSession(command())) {
            session.initialize();
            session.send(
                    """
                    {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":
                    {"uri":"file:///nowhere/a.qos","languageId":"qos","version":1,"text":"<qos-policy>"}}}""");

            JsonNode published = session.read();

            assertEquals(
                    "textDocument/publishDiagnostics", published.path("method").asText());
            assertTrue(!published.path("params").path("diagnostics").isEmpty(), published.toString());
        }
    }

    @Test
    void theEndOfTheEditorEndsTheServer() throws Exception {
        try (RawSession session = new RawSession(command())) {
            session.initialize();

            session.process().getOutputStream().close();

            assertEquals(0, session.exitCode());
        }
    }

    @Test
    void aSignalReachesTheServer() throws Exception {
        try (RawSession session = new RawSession(command())) {
            session.initialize();

            // a process would close the stream, too, which is another way to end
            session.process().toHandle().destroy();

            assertEquals(128 + 15, session.exitCode());
        }
    }

    @Test
    void aPortOutOfRangeIsAUsageError() throws Exception {
        try (RawSession session = new RawSession(command() + " --socket 70000")) {
            assertEquals(2, session.exitCode());
            assertTrue(
                    session.log().contains("'--socket' expects a port from 0 to 65535, found 70000."), session.log());
        }
    }

    @Test
    void everyEditorHasTheCommand() throws IOException {
        assertEquals("qos lsp", command());
        assertEquals(4, editors().count());
        editors().forEach(text -> assertTrue(QUOTED_COMMAND.matcher(text).find(), text));
    }

    private static String command() throws IOException {
        Matcher block = COMMAND.matcher(page());
        assertTrue(block.find());
        return block.group(1);
    }

    private static Stream<String> editors() throws IOException {
        return EDITOR.matcher(page()).results().map(block -> block.group(1));
    }

    private static String page() throws IOException {
        return Files.readString(RawSession.ROOT.resolve("docs/editors.md"));
    }
}
