package org.qos.fabric.file;

import java.io.IOException;
import java.util.concurrent.locks.ReentrantLock;
import org.qos.fabric.process.ProcessEnd;

/**
 * Writing that the end of the process does not cut short: after SIGINT or SIGTERM the JVM waits for the write in
 * progress, and none begins any more. So neither temporary files nor a part of the files is left.
 */
public final class WholeWrite {

    private static final ReentrantLock LOCK = new ReentrantLock();

    static {
        // the hook never releases the lock, so that a write that would begin while the JVM ends waits for that end
        ProcessEnd.run(new Thread(LOCK::lock));
    }

    private WholeWrite() {}

    /**
     * Writes as a whole. Writes of several threads follow each other.
     *
     * @throws IOException what the write throws
     */
    public static <T> T of(Write<T> write) throws IOException {
        LOCK.lock();
        try {
            return write.run();
        } finally {
            LOCK.unlock();
        }
    }

    /** Writes some files. */
    @FunctionalInterface
    public interface Write<T> {
        /** Writes. */
        T run() throws IOException;
    }
}
