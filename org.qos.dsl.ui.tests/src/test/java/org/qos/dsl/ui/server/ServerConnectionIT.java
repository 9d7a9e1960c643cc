package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.ILog;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;

/** Messages reach the server in order; a failure of one is no failure of the next. */
class ServerConnectionIT {

    private final ILog log = ILog.of(EditorPlugin.class);
    private final RecordingServer server = new RecordingServer();

    @Test
    void theServerStartsWithTheFirstMessageAndEndsWithTheConnection() throws Exception {
        ServerConnection connection = new ServerConnection(() -> server, log);
        assertEquals(List.of(), server.told());

        assertEquals("pong", connection.ask(running -> pong()).get(10, TimeUnit.SECONDS));
        assertEquals(List.of("initialize"), server.told());

        connection.close();
        server.awaitTold(List.of("initialize", "shutdown"));
    }

    @Test
    void aServerThatWasNeverNeededIsNeverStarted() {
        ServerConnection connection = new ServerConnection(
                () -> {
                    throw new IllegalStateException("started");
                },
                log);
        connection.close();
        assertEquals(List.of(), server.told());
    }

    @Test
    void anAnswerComesAfterAllThatWasToldBefore() throws Exception {
        List<Integer> told = new ArrayList<>();
        try (ServerConnection connection = new ServerConnection(() -> server, log)) {
            for (int i = 0; i < 100; i++) {
                int number = i;
                connection.tell(running -> told.add(number));
            }
            assertEquals(
                    100,
                    connection
                            .ask(running -> CompletableFuture.completedFuture(told.size()))
                            .get(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void aQuestionThatTheServerCannotAnswerFails() throws Exception {
        try (ServerConnection connection = new ServerConnection(() -> server, log)) {
            CompletableFuture<String> answer = connection.ask(
                    running -> CompletableFuture.failedFuture(new IllegalStateException("no such file")));
            Throwable failure = assertThrows(ExecutionException.class, () -> answer.get(10, TimeUnit.SECONDS));
            assertEquals("no such file", failure.getCause().getMessage());
            assertEquals("pong", connection.ask(running -> pong()).get(10, TimeUnit.SECONDS));
        }
    }

    private static CompletableFuture<String> pong() {
        return CompletableFuture.completedFuture("pong");
    }
}
