package org.qos.runtime.request;

/** A request that cannot be understood. The message says what was found and what was expected. */
public final class RequestSyntaxException extends Exception {

    private static final long serialVersionUID = 1;

    private final int line;
    private final int word;

    RequestSyntaxException(String message) {
        this(message, 0, 0);
    }

    private RequestSyntaxException(String message, int line, int word) {
        super(message);
        this.line = line;
        this.word = word;
    }

    /** The same complaint about a line of a file. */
    RequestSyntaxException at(int lineNumber) {
        return new RequestSyntaxException(getMessage(), lineNumber, word);
    }

    /** The same complaint about a word of a sentence. */
    RequestSyntaxException atWord(int number) {
        return new RequestSyntaxException(getMessage(), line, number);
    }

    /** The line of the query file, from 1; 0 for a request that stands in no file. */
    public int line() {
        return line;
    }

    /** The word of the sentence, from 1; 0 when the complaint is about no single word. */
    public int word() {
        return word;
    }
}
