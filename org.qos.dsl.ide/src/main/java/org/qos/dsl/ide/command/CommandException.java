package org.qos.dsl.ide.command;

import java.util.List;

/** A command cannot be executed; the message says why and what the user can do. */
public class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> losses;
    private final transient List<String> replaced;

    /** An exception with a message for the user. */
    public CommandException(String message) {
        this(message, List.of(), List.of());
    }

    private CommandException(String message, List<String> losses, List<String> replaced) {
        super(message);
        this.losses = List.copyOf(losses);
        this.replaced = List.copyOf(replaced);
    }

    /** A command that executes with {@code lossy}; then it loses these, one line each. */
    static CommandException unlessLossy(String message, List<String> losses) {
        return new CommandException(message, losses, List.of());
    }

    /** A command that executes with {@code force}; then it replaces these files. */
    static CommandException unlessForced(String message, List<String> replaced) {
        return new CommandException(message, List.of(), replaced);
    }

    /** What would be lost, one line each; empty if {@code lossy} does not help. */
    public List<String> losses() {
        return losses;
    }

    /** The paths of the files that would be replaced; empty if {@code force} does not help. */
    public List<String> replaced() {
        return replaced;
    }
}
