package org.qos.runtime.request;

/** A request that cannot be understood. The message says what was found and what was expected. */
public final class RequestSyntaxException extends Exception {

    private static final long serialVersionUID = 1;

    private final int line;

    RequestSyntaxException(String message) {
        this(message, 0);
    }

    private RequestSyntaxException(String message, int line) {
        super(message);
        this.line = line;
    }

    /** The same complaint about a line of a file. */
    RequestSyntaxException at(int lineNumber) {
        return new RequestSyntaxException(getMessage(), lineNumber);
    }

    /** The line of the query file, from 1; 0 for a request that stands in no file. */
    public int line() {
        return line;
    }
}
