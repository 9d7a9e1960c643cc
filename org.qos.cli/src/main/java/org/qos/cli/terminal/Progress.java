package org.qos.cli.terminal;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.qos.dsl.language.Printable;

/**
 * The line at the end of a terminal that says what a long command is doing, and for how long. It appears only after a
 * second, so that short commands do not flicker, and disappears when the command ends or prints a message.
 */
public final class Progress {

    /** Shows nothing. */
    public static final Progress NONE = new Progress(Writer.nullWriter(), 0, () -> 0, false);

    private static final long DELAY_SECONDS = 1;
    private static final long TICK_MILLISECONDS = 250;
    private static final String CLEAR_LINE = "\r\033[K";
    /**
     * DECAWM off and on: a terminal that is narrower than assumed cuts the line instead of continuing it in the next.
     */
    private static final String NO_WRAP = "\033[?7l";

    private static final String WRAP = "\033[?7h";

    private final PrintWriter terminal;
    private final int columns;
    private final LongSupplier nanoseconds;
    private final boolean ticking;
    private Supplier<String> activity = () -> "";
    private Optional<Thread> ticker = Optional.empty();
    private boolean running;
    private String visible = "";
    private long start;

    private Progress(Writer terminal, int columns, LongSupplier nanoseconds, boolean ticking) {
        this.terminal = new PrintWriter(terminal);
        this.columns = columns;
        this.nanoseconds = nanoseconds;
        this.ticking = ticking;
    }

    /** Progress on a terminal, which a thread keeps up to date while something is going on. */
    public static Progress on(Writer terminal, int columns) {
        return new Progress(terminal, columns, System::nanoTime, true);
    }

    /**
     * Progress that changes only with {@link #tick}.
     *
     * @param nanoseconds the clock
     */
    static Progress withClock(Writer terminal, int columns, LongSupplier nanoseconds) {
        return new Progress(terminal, columns, nanoseconds, false);
    }

    /** Says what is going on now. */
    public void show(String now) {
        show(() -> now);
    }

    /** The same for what changes; another thread asks for it each time the line is drawn. */
    public synchronized void show(Supplier<String> now) {
        activity = now;
        if (!running) {
            running = true;
            start = nanoseconds.getAsLong();
        }
        if (ticking && ticker.isEmpty()) {
            ticker = Optional.of(new Thread(this::keepTicking, "progress"));
            ticker.get().setDaemon(true);
            ticker.get().start();
        }
    }

    /** Removes the line, until something is going on again. */
    public synchronized void end() {
        clear();
        running = false;
    }

    /** Prints something else where the line is. */
    synchronized void interrupt(Runnable printing) {
        clear();
        printing.run();
    }

    /** Draws the line again with the present state, if it is time to. */
    synchronized void tick() {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanoseconds.getAsLong() - start);
        if (!running || seconds < DELAY_SECONDS) {
            return;
        }
        String time = " (" + seconds + " s)";
        String text = cut("qos: " + Printable.of(activity.get()), columns - 1 - time.length()) + time;
        if (!text.equals(visible)) {
            terminal.print(CLEAR_LINE + NO_WRAP + text + WRAP);
            terminal.flush();
            visible = text;
        }
    }

    private static String cut(String text, int columns) {
        return text.length() <= columns ? text : text.substring(0, Math.max(0, columns - 3)) + "...";
    }

    private void clear() {
        if (!visible.isEmpty()) {
            terminal.print(CLEAR_LINE);
            terminal.flush();
            visible = "";
        }
    }

    private synchronized void keepTicking() {
        try {
            while (true) {
                wait(TICK_MILLISECONDS);
                tick();
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
