package org.qos.dsl.ide.command;

import java.util.List;

/** A command cannot be executed; the message tells the user why and what to do. */
public class CommandRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> losses;

    /** With what the user is told. */
    public CommandRefused(String message) {
        this(message, List.of());
    }

    /**
     * With what the user is told.
     *
     * @param losses what would be lost, one line each, where {@code lossy} would have the command executed nevertheless
     */
    CommandRefused(String message, List<String> losses) {
        super(message);
        this.losses = List.copyOf(losses);
    }

    /** What would be lost, one line each; none where {@code lossy} would not help. */
    public List<String> losses() {
        return losses;
    }
}
