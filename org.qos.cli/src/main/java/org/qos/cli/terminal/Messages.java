package org.qos.cli.terminal;

import java.io.PrintWriter;
import java.io.Writer;
import org.qos.dsl.language.Printable;

/**
 * Takes messages, a line each, and passes them on at once. Control characters are escaped, whatever a message quotes,
 * and the progress line makes room.
 */
public final class Messages extends PrintWriter {

    private final Progress progress;

    /** Messages that go to a file or another program. */
    public Messages(Writer error) {
        this(error, Progress.NONE);
    }

    /**
     * Messages on a terminal.
     *
     * @param error takes the messages
     * @param progress the line that the terminal shows below them
     */
    public Messages(Writer error, Progress progress) {
        super(error);
        this.progress = progress;
    }

    /** The progress that is shown where the messages go. */
    public Progress progress() {
        return progress;
    }

    @Override
    public void println(String message) {
        progress.interrupt(() -> {
            super.println(Printable.of(message));
            flush();
        });
    }

    @Override
    public void println(Object message) {
        println(String.valueOf(message));
    }
}
