package org.qos.fabric.process;

/** The end of the process, such as by Ctrl-C, during which other threads still run for a moment. */
public final class ProcessEnd {

    private ProcessEnd() {}

    /** Whether the process is ending; the JVM says so only by rejecting a new shutdown hook. */
    public static boolean hasBegun() {
        Thread probe = new Thread(() -> {});
        if (isHook(probe)) {
            cancel(probe);
            return false;
        }
        return true;
    }

    /** Has a thread run when the process ends. If it is ending already, runs it before this returns. */
    public static void run(Thread last) {
        if (isHook(last)) {
            return;
        }
        last.start();
        try {
            last.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The thread need not run any more. While the process ends, it runs nevertheless. */
    public static void cancel(Thread last) {
        try {
            Runtime.getRuntime().removeShutdownHook(last);
        } catch (IllegalStateException ending) {
            // it runs
        }
    }

    private static boolean isHook(Thread last) {
        try {
            Runtime.getRuntime().addShutdownHook(last);
            return true;
        } catch (IllegalStateException ending) {
            return false;
        }
    }
}
