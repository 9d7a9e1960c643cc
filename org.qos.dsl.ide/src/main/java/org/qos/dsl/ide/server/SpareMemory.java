package org.qos.dsl.ide.server;

/**
 * Keeps the process small under a virtual machine that nobody gave options to: on a large machine it would rather take half a
 * gigabyte than look for garbage. A check of a long file leaves a hundred megabytes of garbage behind, what is in use is a
 * quarter of that. So whenever much has been used since, everything is collected, after which the collector gives memory back
 * (JDK, {@code MaxHeapFreeRatio}). Launchers that choose the options get the same without any help.
 */
final class SpareMemory {

    private static final long MEGABYTE = 1 << 20;
    private static final long MOST_GARBAGE = 96 * MEGABYTE;
    private static final long LOOK_MILLIS = 100;

    private final Runtime machine = Runtime.getRuntime();
    private long inUse = 0;

    private SpareMemory() {}

    /** Looks after the memory of this process until it ends. */
    static void lookAfter() {
        Thread thread = new Thread(new SpareMemory()::look, "QoS spare memory");
        thread.setDaemon(true);
        thread.start();
    }

    private void look() {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                // as much garbage as there are live objects is what any collector allows itself
                if (used() > inUse + Math.max(MOST_GARBAGE, inUse)) {
                    System.gc();
                    inUse = used();
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private long used() {
        return machine.totalMemory() - machine.freeMemory();
    }
}
