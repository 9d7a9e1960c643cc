package org.qos.runtime.path;

/** Bytes that are not a record; the message says which record, what it takes and what was found. */
public final class MalformedRecordException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    /** With what was wrong. */
    public MalformedRecordException(String message) {
        super(message);
    }
}
