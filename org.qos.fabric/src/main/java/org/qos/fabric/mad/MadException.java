package org.qos.fabric.mad;

/** MADs cannot be sent or received; the message says why and what to do. */
public final class MadException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With a message for people. */
    public MadException(String message) {
        super(message);
    }

    /** With a message for people and what led to it. */
    public MadException(String message, Throwable cause) {
        super(message, cause);
    }
}
