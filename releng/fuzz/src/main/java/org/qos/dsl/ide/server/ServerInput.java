package org.qos.dsl.ide.server;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.qos.fuzzing.Expect;

/** Serves a client that sends an input and closes its stream; {@code ServerMain.serve} is not public. */
public final class ServerInput {

    private ServerInput() {}

    /** Serves the client; no response says that something within the server has failed. */
    public static void serve(byte[] input) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ServerMain.serve(new ByteArrayInputStream(input), out, code -> {});
        String sent = out.toString(StandardCharsets.UTF_8);
        Expect.that(!sent.contains("internal error"), () -> "the server has sent: " + sent);
    }
}
