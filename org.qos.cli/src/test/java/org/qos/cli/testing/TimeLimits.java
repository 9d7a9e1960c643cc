package org.qos.cli.testing;

import java.time.Duration;

/**
 * How long the tests of this module wait for what has to come before they fail; each is much longer than a loaded machine needs.
 * The limit for a whole test is in {@code junit-platform.properties}.
 */
public final class TimeLimits {

    /** Until a server that was asked to exit has exited. */
    public static final Duration END_OF_SERVER = Duration.ofMinutes(1);

    /** Until an archive of shared classes is written. */
    public static final Duration ARCHIVE = Duration.ofMinutes(2);

    /** Until a command of the README has ended. */
    public static final Duration COMMAND = Duration.ofMinutes(5);

    /** Seconds for the check of a long file: what takes the square of its length takes minutes. */
    public static final int LONG_FILE_SECONDS = 90;

    private TimeLimits() {}
}
