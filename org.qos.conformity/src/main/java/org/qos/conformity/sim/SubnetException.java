package org.qos.conformity.sim;

/** A simulated subnet did not do what it was started for; the message holds what its programs said. */
public final class SubnetException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With a message for people. */
    public SubnetException(String message) {
        super(message);
    }

    /** With a message for people and what led to it. */
    public SubnetException(String message, Throwable cause) {
        super(message, cause);
    }
}
