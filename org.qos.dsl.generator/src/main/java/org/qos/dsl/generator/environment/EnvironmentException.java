package org.qos.dsl.generator.environment;

/** What was said about an application does not fit the policy, or itself. */
public final class EnvironmentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With a message for the user, without a full stop. */
    EnvironmentException(String message) {
        super(message);
    }
}
