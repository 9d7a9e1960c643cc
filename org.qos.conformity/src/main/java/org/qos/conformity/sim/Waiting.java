package org.qos.conformity.sim;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Bounded waiting for other processes. */
public final class Waiting {

    private static final int PAUSE_MS = 3;

    private Waiting() {}

    /**
     * Waits until something holds.
     *
     * @throws SubnetException when it does not hold in time, or the thread is interrupted
     */
    public static void until(BooleanSupplier condition, Duration limit, Supplier<String> failure) {
        long deadline = System.nanoTime() + limit.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new SubnetException(failure.get() + " within " + limit.toMillis() + " ms");
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SubnetException("interrupted while waiting for a simulated subnet");
        }
    }
}
