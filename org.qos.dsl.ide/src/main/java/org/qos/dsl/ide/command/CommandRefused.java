package org.qos.dsl.ide.command;

/** A command cannot be executed; the message tells the user why and what to do. */
public final class CommandRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what the user is told. */
    public CommandRefused(String message) {
        super(message);
    }
}
