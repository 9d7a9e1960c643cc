package org.qos.manual;

/** The manual cannot be built; the message says which page is wrong, and how. */
final class ManualException extends RuntimeException {

    ManualException(String message) {
        super(message);
    }
}
