package org.qos.runtime.request;

/** A request that cannot be understood. The message says what was found and what was expected. */
public final class RequestSyntaxException extends Exception {

    private static final long serialVersionUID = 1;

    private final int line;
    private final int token;

    RequestSyntaxException(String message) {
        this(message, 0, 0);
    }

    private RequestSyntaxException(String message, int line, int token) {
        super(message);
        this.line = line;
        this.token = token;
    }

    /** The same error with a line of a file. */
    RequestSyntaxException at(int lineNumber) {
        return new RequestSyntaxException(getMessage(), lineNumber, token);
    }

    /** The same error with the token of a request. */
    RequestSyntaxException atToken(int number) {
        return new RequestSyntaxException(getMessage(), line, number);
    }

    /** The line of the query file, from 1; 0 for a request that is in no file. */
    public int line() {
        return line;
    }

    /** The offending token, from 1; 0 when no single token is wrong. */
    public int token() {
        return token;
    }
}
