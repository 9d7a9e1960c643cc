package org.qos.dsl.ide.command;

/** The arguments of a command are invalid; the message says what is expected. */
public final class InvalidArgumentsException extends CommandException {

    private static final long serialVersionUID = 1L;

    /** An exception with a message for the user. */
    public InvalidArgumentsException(String message) {
        super(message);
    }
}
