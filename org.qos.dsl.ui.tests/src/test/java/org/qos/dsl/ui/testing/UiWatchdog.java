package org.qos.dsl.ui.testing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.Display;

/**
 * Watches that the UI thread does not wait for anything, such as a response of the server. It measures waits only, not
 * work, so that a machine under load does not fail the test. The thread that waits for events is not waiting in this
 * sense, nor is a test that waits in {@link Screen}.
 */
public final class UiWatchdog implements AutoCloseable {

    /**
     * The longest wait while an event is handled: much more than {@code ShortWait} waits for a server that is not busy,
     * because a thread wakes up late on a machine under load, and less than a server that does not answer makes it wait.
     */
    private static final Duration LONGEST = Duration.ofSeconds(1);

    private static final long SAMPLE_MILLIS = 20;
    private static final int FRAMES = 40;

    private final long ui = Display.getCurrent().getThread().getId();
    private final List<String> waits = new CopyOnWriteArrayList<>();
    private final Thread watch = new Thread(this::watch, "UI watchdog");

    /** Watches the current thread, which is that of the UI, from now on. */
    public UiWatchdog() {
        watch.setDaemon(true);
        watch.start();
    }

    /** The waits that took too long, each with where the UI thread was. */
    public List<String> waits() {
        return List.copyOf(waits);
    }

    @Override
    public void close() {
        watch.interrupt();
    }

    private void watch() {
        long since = System.nanoTime();
        long last = -1;
        try {
            while (true) {
                Thread.sleep(SAMPLE_MILLIS);
                ThreadInfo now = ManagementFactory.getThreadMXBean().getThreadInfo(ui, FRAMES);
                if (!isWaiting(now) || now.getWaitedCount() != last) {
                    since = System.nanoTime();
                    last = now.getWaitedCount();
                } else if (System.nanoTime() - since > LONGEST.toNanos()) {
                    waits.add(String.join(
                            "\n",
                            Stream.of(now.getStackTrace()).map(String::valueOf).toList()));
                    last = -1;
                }
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isWaiting(ThreadInfo thread) {
        return switch (thread.getThreadState()) {
            case WAITING, TIMED_WAITING, BLOCKED ->
                Stream.of(thread.getStackTrace())
                        .noneMatch(frame -> frame.getClassName().equals(Screen.class.getName())
                                && frame.getMethodName().equals("pause"));
            default -> false;
        };
    }
}
