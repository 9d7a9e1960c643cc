package org.qos.dsl.ide.command;

import java.util.List;

/** A command cannot be executed; the message says why and what the user can do. */
public class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> losses;

    /** An exception with a message for the user. */
    public CommandException(String message) {
        this(message, List.of());
    }

    /**
     * An exception with a message for the user.
     *
     * @param losses what would be lost, one line each, if the command were executed with {@code lossy}
     */
    CommandException(String message, List<String> losses) {
        super(message);
        this.losses = List.copyOf(losses);
    }

    /** What would be lost, one line each; empty if {@code lossy} does not help. */
    public List<String> losses() {
        return losses;
    }
}
