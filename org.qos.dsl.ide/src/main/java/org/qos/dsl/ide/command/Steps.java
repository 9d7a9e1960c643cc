package org.qos.dsl.ide.command;

/** Follows a command step by step. */
@FunctionalInterface
public interface Steps {

    /**
     * Hears what is done next.
     *
     * @throws java.util.concurrent.CancellationException when it need not be done any more
     */
    void next(String step);

    /** Whether nobody waits any more; asked by what takes long. */
    default boolean isGivenUp() {
        return false;
    }
}
