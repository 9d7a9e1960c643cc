package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.ILog;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.testing.RecordingServer;
import org.qos.dsl.ui.testing.Screen;

/** Messages reach the server in order; a failing one does not affect the next. */
class ServerConnectionIT {

    private final ILog log = ILog.of(EditorPlugin.class);
    private final RecordingServer server = new RecordingServer();

    @Test
    void theServerStartsWithTheFirstMessageAndEndsWithTheConnection() throws Exception {
        ServerConnection connection = new ServerConnection(() -> server, Map::of, log);
        assertEquals(List.of(), server.messages());

        assertEquals("pong", connection.request(running -> pong()).get(10, TimeUnit.SECONDS));
        assertEquals(List.of("initialize"), server.messages());

        connection.close();
        server.awaitMessages(List.of("initialize", "shutdown"));
    }

    @Test
    void anUnusedServerIsNeverStarted() {
        ServerConnection connection = new ServerConnection(
                () -> {
                    throw new IllegalStateException("started");
                },
                Map::of,
                log);
        connection.close();
        assertEquals(List.of(), server.messages());
    }

    @Test
    void aResponseComesAfterAllEarlierMessages() throws Exception {
        List<Integer> messages = new ArrayList<>();
        try (ServerConnection connection = new ServerConnection(() -> server, Map::of, log)) {
            for (int i = 0; i < 100; i++) {
                int number = i;
                connection.notifyServer(running -> messages.add(number));
            }
            assertEquals(
                    100,
                    connection
                            .request(running -> CompletableFuture.completedFuture(messages.size()))
                            .get(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void cancellingARequestCancelsItInTheServer() throws Exception {
        CompletableFuture<Object> inServer = new CompletableFuture<>();
        try (ServerConnection connection = new ServerConnection(() -> server, Map::of, log)) {
            connection.request(running -> inServer).cancel(true);

            Screen.await(true, inServer::isCancelled);
        }
    }

    @Test
    void aFailingRequestFails() throws Exception {
        try (ServerConnection connection = new ServerConnection(() -> server, Map::of, log)) {
            CompletableFuture<String> response = connection.request(
                    running -> CompletableFuture.failedFuture(new IllegalStateException("no such file")));
            Throwable failure = assertThrows(ExecutionException.class, () -> response.get(10, TimeUnit.SECONDS));
            assertEquals("no such file", failure.getCause().getMessage());
            assertEquals("pong", connection.request(running -> pong()).get(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void workWithAResponseDoesNotDelayTheServer() throws Exception {
        try (ServerConnection connection = new ServerConnection(() -> server, Map::of, log)) {
            CompletableFuture<String> response = new CompletableFuture<>();
            CompletableFuture<Thread> worker =
                    connection.request(running -> response).thenApply(received -> Thread.currentThread());
            connection.request(running -> pong()).get(10, TimeUnit.SECONDS);

            response.complete("by this thread, as by the thread of a server");

            assertNotEquals(Thread.currentThread(), worker.get(10, TimeUnit.SECONDS));
        }
    }

    private static CompletableFuture<String> pong() {
        return CompletableFuture.completedFuture("pong");
    }
}
