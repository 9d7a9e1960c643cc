package org.qos.runtime.setup;

/** A stored form of a fabric setup that cannot be used; the message says why and what to do. */
public final class CompiledSetupException extends RuntimeException {

    private static final long serialVersionUID = 1;

    CompiledSetupException(String message) {
        super(message);
    }

    CompiledSetupException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The stored form has something that this project never writes. */
    static CompiledSetupException damaged() {
        return new CompiledSetupException("the compiled setup is damaged; generate the class again");
    }
}
