package org.qos.dsl.ide.server;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Takes what is written at once and brings it to the client on a thread of its own: nothing in the server waits for a client
 * that is slow to read, or writes all its requests before it reads the first answer. What a client that is gone would have
 * got is thrown away; that it is gone shows at the other stream.
 */
final class Outbox extends OutputStream {

    private static final byte[] END = new byte[0];
    private static final int PATIENCE_MILLIS = 2_000;

    private final BlockingQueue<byte[]> waiting = new LinkedBlockingQueue<>();
    private final Thread carrier;
    private volatile boolean gone;

    /** Carries to a stream from now on. */
    Outbox(OutputStream client) {
        carrier = new Thread(() -> carry(client), "QoS answers");
        carrier.setDaemon(true);
        carrier.start();
    }

    private void carry(OutputStream client) {
        try {
            for (byte[] next = waiting.take(); next != END; next = waiting.take()) {
                client.write(next);
                if (waiting.isEmpty()) {
                    client.flush();
                }
            }
            client.flush();
        } catch (IOException | InterruptedException nobodyReads) {
            gone = true;
            waiting.clear();
        }
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (!gone && length > 0) {
            waiting.add(Arrays.copyOfRange(bytes, offset, offset + length));
        }
    }

    /** Waits until all is with the client, but not for long: a client that does not read may be gone. */
    @Override
    public void close() {
        waiting.add(END);
        try {
            carrier.join(PATIENCE_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
