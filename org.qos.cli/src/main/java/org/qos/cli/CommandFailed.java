package org.qos.cli;

/** Ends a command with a message for the user and an exit code. */
final class CommandFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private CommandFailed(String message, int exitCode) {
        super(message);
        this.exitCode = exitCode;
    }

    /** The input has errors. */
    static CommandFailed findings(String message) {
        return new CommandFailed(message, ExitCode.FINDINGS);
    }

    /** A usage error. */
    static CommandFailed usage(String message) {
        return new CommandFailed(message, ExitCode.USAGE);
    }

    /** Something cannot be read or written. */
    static CommandFailed failed(String message) {
        return new CommandFailed(message, ExitCode.FAILED);
    }

    int exitCode() {
        return exitCode;
    }
}
