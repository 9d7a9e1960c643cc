package org.qos.analysis.policytest;

import java.util.concurrent.CancellationException;

/** Ends long work when its thread is interrupted. */
final class Interruption {

    private Interruption() {}

    /**
     * Goes on only when nobody interrupts.
     *
     * @throws CancellationException when the thread is interrupted
     */
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }
}
