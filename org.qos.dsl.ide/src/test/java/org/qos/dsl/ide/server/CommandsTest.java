package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.command.CommandResult;
import org.qos.dsl.ide.testing.TimeLimits;

/** Commands of a client: progress, errors and cancellation. */
class CommandsTest {

    private static final String POLICY =
            "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n";

    @TempDir
    private Path folder;

    private Path policy() {
        return folder.resolve("qos-policy.conf");
    }

    private ExecuteCommandParams params(String command) {
        return params(command, new JsonObject());
    }

    private ExecuteCommandParams params(String command, JsonObject arguments) {
        arguments.addProperty("uri", policy().toUri().toString());
        ExecuteCommandParams params = new ExecuteCommandParams(command, List.of(arguments));
        params.setWorkDoneToken(Either.forLeft("t"));
        return params;
    }

    private CompletableFuture<Object> execute(InProcessClient client, String command) {
        return execute(client, command, new JsonObject());
    }

    private CompletableFuture<Object> execute(InProcessClient client, String command, JsonObject arguments) {
        return client.server.getWorkspaceService().executeCommand(params(command, arguments));
    }

    @Test
    void respondsWithTheResultAndShowsProgress() {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), POLICY);

            CommandResult result = assertInstanceOf(
                    CommandResult.class, execute(client, "qos.convert").join());

            assertTrue(result.text().contains("<sl>2</sl>"));
            var kinds = client.progress.stream()
                    .map(each -> each.getValue().getLeft().getKind().toString())
                    .toList();
            assertEquals("begin", kinds.get(0));
            assertEquals("end", kinds.get(kinds.size() - 1));
        }
    }

    @Test
    void reportsTheWrittenFiles() {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), POLICY);

            execute(client, "qos.generate").join();

            assertTrue(client.messages.get(0).getMessage().contains("2 of 2 files written"));
        }
    }

    @Test
    void showsNoMessageWithQuiet() {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), POLICY);
            JsonObject quiet = new JsonObject();
            quiet.addProperty("quiet", true);

            CommandResult result =
                    (CommandResult) execute(client, "qos.generate", quiet).join();

            assertEquals(2, result.files().size());
            assertEquals(List.of(), List.copyOf(client.messages));
        }
    }

    @Test
    void reportsWhyACommandFails() {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), "qos-levels\n");

            var failure = assertThrows(CompletionException.class, execute(client, "qos.convert")::join);

            assertTrue(failure.getCause().getMessage().startsWith("qos-policy.conf: has errors; nothing was done."));
            assertInstanceOf(ResponseErrorException.class, failure.getCause());
            assertThrows(ResponseErrorException.class, () -> execute(client, "qos.fly"));
        }
    }

    @Test
    void aClientWithoutATokenGetsNoProgress() {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), POLICY);
            ExecuteCommandParams params = params("qos.convert");
            params.setWorkDoneToken((String) null);

            Object result =
                    client.server.getWorkspaceService().executeCommand(params).join();

            assertInstanceOf(CommandResult.class, result);
            assertEquals(List.of(), client.progress);
        }
    }

    @Test
    void aPolicyThatIsNotOpenIsReadFromDisk() throws IOException {
        Files.writeString(policy(), POLICY);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            assertInstanceOf(CommandResult.class, execute(client, "qos.convert").join());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"file:///no/such/qos-policy.conf", "nonsense", "untitled:Untitled-1", "http://a/b.qos", "%%%"})
    void aDocumentThatIsNotKnownIsNamed(String uri) {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            assertRefused(
                    client,
                    List.of(argument("uri", new JsonPrimitive(uri))),
                    ResponseErrorCode.RequestFailed,
                    "'" + uri + "' cannot be read: the document is neither open nor on disk");
        }
    }

    @Test
    void missingArgumentsAreReported() {
        String expected =
                "expected one JSON object such as {\"uri\": \"file:///etc/opensm/qos-policy.conf\"} as argument";
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            assertRefused(client, null, ResponseErrorCode.InvalidParams, expected);
            assertRefused(client, List.of(), ResponseErrorCode.InvalidParams, expected);
            assertRefused(client, List.of(JsonNull.INSTANCE), ResponseErrorCode.InvalidParams, expected);
            assertRefused(
                    client,
                    List.of(new JsonPrimitive("a.qos")),
                    ResponseErrorCode.InvalidParams,
                    expected + ", but found \"a.qos\"");
            assertRefused(
                    client,
                    List.of(new JsonObject()),
                    ResponseErrorCode.InvalidParams,
                    "expected 'uri', the URI of a policy, in the arguments");
            assertRefused(
                    client,
                    List.of(argument("uri", new JsonPrimitive(3))),
                    ResponseErrorCode.InvalidParams,
                    "'uri' must be a string, but found 3");
        }
    }

    private void assertRefused(InProcessClient client, List<Object> arguments, ResponseErrorCode code, String message) {
        var response =
                client.server.getWorkspaceService().executeCommand(new ExecuteCommandParams("qos.generate", arguments));

        var failure = assertThrows(CompletionException.class, response::join);

        ResponseError error = assertInstanceOf(ResponseErrorException.class, failure.getCause())
                .getResponseError();
        assertEquals(message, error.getMessage());
        assertEquals(code.getValue(), error.getCode());
        assertNull(error.getData(), "no stack trace");
    }

    private static JsonObject argument(String name, JsonElement value) {
        JsonObject object = new JsonObject();
        object.add(name, value);
        return object;
    }

    /** The client blocks in the progress message of a step until the command is cancelled. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsGivenUpWhileItRunsWritesNothing(boolean byProgress) throws Exception {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch cancelled = new CountDownLatch(1);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), POLICY);
            client.onProgress = message -> {
                if (message.equals("generating the files")) {
                    running.countDown();
                    awaitQuietly(cancelled);
                }
            };
            CompletableFuture<Object> response = execute(client, "qos.generate");
            assertTrue(running.await(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS), "the command runs");
            assertFalse(response.isDone());

            if (byProgress) {
                client.server.cancelProgress(new WorkDoneProgressCancelParams(Either.forLeft("t")));
            } else {
                response.cancel(true);
            }
            cancelled.countDown();

            assertThrows(CancellationException.class, response::join);
            assertInstanceOf(CommandResult.class, execute(client, "qos.convert").join(), "a later command");
            assertFalse(Files.exists(folder.resolve("generated")));
            assertTrue(client.ended().contains("cancelled"), client.ended().toString());
        }
    }

    @Test
    void aQueuedCommandThatIsCancelledDoesNotStart() throws Exception {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch given = new CountDownLatch(1);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), POLICY);
            client.onProgress = message -> {
                running.countDown();
                awaitQuietly(given);
            };
            CompletableFuture<Object> first = execute(client, "qos.convert");
            assertTrue(running.await(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS));
            CompletableFuture<Object> second = execute(client, "qos.generate");

            second.cancel(true);
            given.countDown();
            first.join();
            execute(client, "qos.convert").join();

            assertFalse(Files.exists(folder.resolve("generated")));
            assertEquals(2, client.ended().size(), client.ended().toString());
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await(TimeLimits.MESSAGE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
