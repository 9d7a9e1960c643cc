package org.qos.dsl.ide.command;

/** A command is called in a way that it does not understand; the message says what it expects. */
public final class WrongArguments extends CommandRefused {

    private static final long serialVersionUID = 1L;

    /** With what the user is told. */
    public WrongArguments(String message) {
        super(message);
    }
}
