package org.qos.analysis.policytest;

/** An expectation that cannot be understood. The message says what was found and what was expected. */
public final class ExpectationSyntaxException extends Exception {

    private static final long serialVersionUID = 1;

    private final int token;

    ExpectationSyntaxException(String message, int token) {
        super(message);
        this.token = token;
    }

    /** The offending token after {@code expect}, from 1; 0 when no single token is wrong. */
    public int token() {
        return token;
    }
}
