package org.qos.dsl.ide.server;

/**
 * Keeps the heap small if the JVM was started without heap options: on a large machine it would grow to half a gigabyte
 * before it collects garbage. Validating a long file leaves about 100 MB of garbage and 25 MB in use. After that much
 * allocation a full collection runs, after which the collector returns memory to the system ({@code MaxHeapFreeRatio}).
 * Launchers that set heap options do not need this.
 */
final class HeapTrimmer {

    private static final long MEGABYTE = 1 << 20;
    private static final long MAX_GARBAGE = 48 * MEGABYTE;
    /** A busy server allocates some 20 MB between two checks of the heap. */
    private static final long POLL_MILLIS = 25;

    private final Runtime machine = Runtime.getRuntime();
    private long inUse = 0;

    private HeapTrimmer() {}

    /** Starts to watch the heap of this process. */
    static void start() {
        Thread thread = new Thread(new HeapTrimmer()::run, "QoS heap trimmer");
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(POLL_MILLIS);
                // collectors also let the heap grow to twice the live objects
                if (used() > inUse + Math.max(MAX_GARBAGE, inUse)) {
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
