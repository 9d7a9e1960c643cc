package org.qos.cli.console;

/** The exit codes of every command. */
public final class ExitCode {

    /** Success: no findings, no differences. */
    public static final int CLEAN = 0;

    /** Findings, differences, drift or failed tests. */
    public static final int FINDINGS = 1;

    /** A usage error. */
    public static final int USAGE = 2;

    /** An I/O error or an internal error. */
    public static final int FAILED = 3;

    /** The user interrupted the command: 128 and the number of SIGINT, which the JVM returns. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
