package org.qos.runtime.form;

/** A stored form of a compiled policy or setup that cannot be used; the message says why and what to do. */
public final class StoredFormException extends RuntimeException {

    private static final long serialVersionUID = 1;

    StoredFormException(String message) {
        super(message);
    }

    StoredFormException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The exception for a form with something that is never written. */
    static StoredFormException damaged(String name, Throwable cause) {
        return new StoredFormException(name + " is damaged; generate the class again", cause);
    }
}
