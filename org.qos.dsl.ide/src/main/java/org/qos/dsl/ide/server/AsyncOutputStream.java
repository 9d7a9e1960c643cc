package org.qos.dsl.ide.server;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Buffers output and writes it on a thread of its own, so that the server never blocks on a client that does not read.
 * After a write error, output is discarded; the input stream then shows that the client has closed the connection.
 */
final class AsyncOutputStream extends OutputStream {

    private static final byte[] END = new byte[0];
    private static final int CLOSE_TIMEOUT_MILLIS = 2_000;

    private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
    private final Thread writer;
    private volatile boolean closedByClient;

    /** Starts writing to a stream. */
    AsyncOutputStream(OutputStream client) {
        writer = new Thread(() -> forward(client), "QoS output");
        writer.setDaemon(true);
        writer.start();
    }

    private void forward(OutputStream client) {
        try {
            for (byte[] next = queue.take(); next != END; next = queue.take()) {
                client.write(next);
                if (queue.isEmpty()) {
                    client.flush();
                }
            }
            client.flush();
        } catch (IOException | InterruptedException disconnected) {
            closedByClient = true;
            queue.clear();
        }
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (!closedByClient && length > 0) {
            queue.add(Arrays.copyOfRange(bytes, offset, offset + length));
        }
    }

    /** Waits a limited time until everything is written. */
    @Override
    public void close() {
        queue.add(END);
        try {
            writer.join(CLOSE_TIMEOUT_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
