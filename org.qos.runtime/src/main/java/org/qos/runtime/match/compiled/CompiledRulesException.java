package org.qos.runtime.match.compiled;

/** A stored form of compiled rules that cannot be used; the message says why and what to do. */
public final class CompiledRulesException extends RuntimeException {

    private static final long serialVersionUID = 1;

    CompiledRulesException(String message) {
        super(message);
    }

    CompiledRulesException(String message, Throwable cause) {
        super(message, cause);
    }
}
