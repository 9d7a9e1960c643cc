package org.qos.dsl.ide.testing;

import java.time.Duration;

/**
 * How long the tests of this module wait for what has to come before they fail; each is much longer than a loaded machine needs.
 * The limit for a whole test is in {@code junit-platform.properties}.
 */
public final class TimeLimits {

    /** Until a server in the test's own process, or one that runs, has sent a message. */
    public static final Duration MESSAGE = Duration.ofSeconds(120);

    /** Until a process that was asked to exit has exited. */
    public static final Duration END_OF_PROCESS = Duration.ofSeconds(120);

    private TimeLimits() {}
}
