package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.ide.testing.LargePolicy;
import org.qos.runtime.policy.PolicySyntax;

/** Cancelling commands of the packaged server on a policy of 10 000 lines. */
class CommandsIT {

    private static final int REQUEST_CANCELLED = -32800;

    private ServerProcess server;
    private RawClient client;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws Exception {
        server = ServerProcess.serving(folder);
        client = server.client();
        ProjectFixture.open(client, folder, "qos-policy.conf", LargePolicy.in(PolicySyntax.OPENSM));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private int generate(String token) throws Exception {
        JsonObject arguments =
                Json.object("uri", folder.resolve("qos-policy.conf").toUri().toString());
        return client.send(
                "workspace/executeCommand",
                Json.object("command", "qos.generate", "arguments", Json.array(arguments), "workDoneToken", token));
    }

    @Test
    void aCommandIsCancelledWithItsRequest() throws Exception {
        int request = generate("one");
        client.awaitProgress("one", "begin");

        client.cancel(request);

        assertGivenUp(request, "one");
    }

    @Test
    void aCommandIsCancelledWithItsProgress() throws Exception {
        int request = generate("one");
        client.awaitProgress("one", "begin");

        client.sendNotification("window/workDoneProgress/cancel", Json.object("token", "one"));

        assertGivenUp(request, "one");
    }

    private void assertGivenUp(int request, String token) throws Exception {
        JsonObject error = client.response(request).getAsJsonObject("error");
        assertEquals(REQUEST_CANCELLED, error.get("code").getAsInt(), error.toString());
        client.awaitProgress(token, "end");
        assertFalse(Files.exists(folder.resolve("generated")), "nothing is written");

        int later = generate("two");
        assertTrue(client.response(later).has("result"), "a later command works");
        assertTrue(Files.exists(folder.resolve("generated").resolve("qos-policy.conf")));
        assertEquals(List.of(), client.violations());
        assertEquals(List.of(), server.log());
    }
}
