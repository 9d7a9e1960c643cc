package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Start and end of a server. */
class LifecycleIT {

    @TempDir
    private Path folder;

    @Test
    void endsWhenItsStreamIsClosed() throws Exception {
        try (ServerProcess server = ServerProcess.serving(folder)) {
            server.closeInput();

            assertEquals(0, server.exitCode());
            server.client().awaitEnd();
            assertEquals(List.of(), server.client().violations());
            assertEquals(List.of(), server.log());
        }
    }

    @Test
    void endsWithItsClientProcessAlthoughTheStreamIsOpen() throws Exception {
        Process editor = new ProcessBuilder("sleep", "600").start();
        try (ServerProcess server = ServerProcess.start()) {
            JsonObject hello = ServerProcess.initializeParams(folder);
            hello.add("processId", new JsonPrimitive(editor.pid()));
            server.client().request("initialize", hello);

            editor.destroyForcibly().waitFor();

            assertEquals(1, server.exitCode());
        }
    }

    @Test
    void exitWithoutShutdownIsAnError() throws Exception {
        try (ServerProcess server = ServerProcess.serving(folder)) {
            server.client().sendNotification("exit", null);

            assertEquals(1, server.exitCode());
        }
    }

    @Test
    void servesOneClientOnASocket() throws Exception {
        int port = freePort();
        try (ServerProcess server = ServerProcess.start("--socket=" + port);
                Socket socket = connect(port)) {
            RawClient client = new RawClient(socket.getInputStream(), socket.getOutputStream());
            assertTrue(client.request("initialize", ServerProcess.initializeParams(folder))
                    .has("result"));

            socket.shutdownOutput();

            assertEquals(0, server.exitCode());
            server.client().awaitEnd();
            assertEquals(List.of(), server.client().violations());
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static Socket connect(int port) throws Exception {
        for (int attempt = 0; ; attempt++) {
            try {
                return new Socket(InetAddress.getLoopbackAddress(), port);
            } catch (ConnectException notYet) {
                if (attempt == 300) {
                    throw notYet;
                }
                Thread.sleep(100);
            }
        }
    }
}
