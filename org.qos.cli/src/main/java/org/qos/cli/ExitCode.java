package org.qos.cli;

/** The exit codes of every command. */
public final class ExitCode {

    /** Nothing found, nothing differs. */
    public static final int CLEAN = 0;

    /** Findings, differences, drift or failed tests. */
    public static final int FINDINGS = 1;

    /** The command was called wrongly. */
    public static final int USAGE = 2;

    /** The command could not do its work. */
    public static final int FAILED = 3;

    private ExitCode() {}
}
