package org.qos.dsl.ui.testing;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qos.dsl.ui.EditorPlugin;

/** Keeps the language server from answering, as a long check does, until it is closed; a minute at most. */
public final class BusyServer implements AutoCloseable {

    private final CountDownLatch end = new CountDownLatch(1);

    /** The messages before are still handled. */
    public BusyServer() {
        EditorPlugin.running().server().notifyServer(server -> await());
    }

    private void await() {
        try {
            if (!end.await(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("The test has not ended after a minute.");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        end.countDown();
    }
}
