package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.command.Outcome;

/** Commands as a client has them executed: with progress, errors and cancellation. */
@Timeout(60)
class CommandsTest {

    private static final String POLICY =
            "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n";

    @TempDir
    private Path folder;

    private Path policy() {
        return folder.resolve("qos-policy.conf");
    }

    private CompletableFuture<Object> execute(Client client, String command) {
        return execute(client, command, new JsonObject());
    }

    private CompletableFuture<Object> execute(Client client, String command, JsonObject arguments) {
        arguments.addProperty("uri", policy().toUri().toString());
        ExecuteCommandParams params = new ExecuteCommandParams(command, List.of(arguments));
        params.setWorkDoneToken(Either.forLeft("t"));
        return client.server.getWorkspaceService().executeCommand(params);
    }

    @Test
    void answersWithTheOutcomeAndShowsProgress() {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), POLICY);

            Outcome outcome = assertInstanceOf(
                    Outcome.class, execute(client, "qos.convert").join());

            assertTrue(outcome.text().contains("<sl>2</sl>"));
            var kinds = client.progress.stream()
                    .map(each -> each.getValue().getLeft().getKind().toString())
                    .toList();
            assertEquals("begin", kinds.get(0));
            assertEquals("end", kinds.get(kinds.size() - 1));
        }
    }

    @Test
    void tellsWhatWasWritten() {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), POLICY);

            execute(client, "qos.generate").join();

            assertTrue(client.messages.get(0).getMessage().contains("2 of 2 files written"));
        }
    }

    @Test
    void leavesTheTellingToTheClientThatAsksForQuiet() {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), POLICY);
            JsonObject quiet = new JsonObject();
            quiet.addProperty("quiet", true);

            Outcome outcome = (Outcome) execute(client, "qos.generate", quiet).join();

            assertEquals(2, outcome.files().size());
            assertEquals(List.of(), List.copyOf(client.messages));
        }
    }

    @Test
    void saysWhyItCannotBeDone() {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), "qos-levels\n");

            var failure = assertThrows(CompletionException.class, execute(client, "qos.convert")::join);

            assertTrue(failure.getCause().getMessage().startsWith("qos-policy.conf has errors"));
            assertInstanceOf(ResponseErrorException.class, failure.getCause());
            assertThrows(ResponseErrorException.class, () -> execute(client, "qos.fly"));
        }
    }

    @Test
    void isGivenUpWithItsProgress() {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), POLICY + "#".repeat(1 << 20));
            CompletableFuture<Object> answer = execute(client, "qos.convert");

            client.server.cancelProgress(new WorkDoneProgressCancelParams(Either.forLeft("t")));

            assertTrue(answer.isCancelled() || answer.isDone());
        }
    }
}
