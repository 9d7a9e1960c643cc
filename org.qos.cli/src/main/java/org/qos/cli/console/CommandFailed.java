package org.qos.cli.console;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.qos.dsl.language.IoReason;
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

    /**
     * Files cannot be written.
     *
     * @param place what is named where the exception names no file
     */
    public static CommandFailed notWritten(Console console, Path place, IOException cause) {
        String file = cause instanceof FileSystemException of && of.getFile() != null
                ? console.name(Path.of(of.getFile()))
                : place.toString();
        return failed(file + ": cannot be written: " + IoReason.of(cause));
    }

    /** One of {@link ExitCode}. */
    public int exitCode() {
        return exitCode;
    }
}
