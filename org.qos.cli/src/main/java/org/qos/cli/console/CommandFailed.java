package org.qos.cli.console;

import java.nio.file.Path;
import org.qos.dsl.language.Language;

/** Ends a command with a message for the user and an exit code. */
public final class CommandFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private CommandFailed(String message, int exitCode) {
        super(message);
        this.exitCode = exitCode;
    }

    /** The input has errors. */
    public static CommandFailed findings(String message) {
        return new CommandFailed(message, ExitCode.FINDINGS);
    }

    /** A usage error. */
    public static CommandFailed usage(String message) {
        return new CommandFailed(message, ExitCode.USAGE);
    }

    /** Nothing says which language a file is in. */
    public static CommandFailed unknownLanguage(Path file) {
        return usage(file + ": its language is clear neither from its name nor from its content; name it with"
                + " --language (" + Language.ids() + ").");
    }

    /** Something cannot be read or written. */
    public static CommandFailed failed(String message) {
        return new CommandFailed(message, ExitCode.FAILED);
    }

    /** One of {@link ExitCode}. */
    public int exitCode() {
        return exitCode;
    }
}
