package org.qos.dsl.ide.command;

/** Receives the progress of a command. */
@FunctionalInterface
public interface CommandProgress {

    /**
     * Reports the step that begins.
     *
     * @throws java.util.concurrent.CancellationException if the command was cancelled
     */
    void next(String step);

    /** Whether the command was cancelled; long steps poll this. */
    default boolean isCancelled() {
        return false;
    }
}
