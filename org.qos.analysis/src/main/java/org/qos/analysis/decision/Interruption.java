package org.qos.analysis.decision;

import java.util.concurrent.CancellationException;

/** Ends long work when its thread is interrupted. */
public final class Interruption {

    private Interruption() {}

    /**
     * Lets the work go on unless it is cancelled.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }
}
