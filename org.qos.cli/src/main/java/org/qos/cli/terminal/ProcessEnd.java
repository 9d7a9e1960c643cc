package org.qos.cli.terminal;

/** The end of the process, such as by Ctrl-C, during which other threads still run for a moment. */
public final class ProcessEnd {

    private ProcessEnd() {}

    /** Whether the process is ending; the JVM says so only by rejecting a new shutdown hook. */
    public static boolean hasBegun() {
        Thread probe = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
            return false;
        } catch (IllegalStateException ending) {
            return true;
        }
    }
}
