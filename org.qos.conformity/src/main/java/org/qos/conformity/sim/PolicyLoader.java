package org.qos.conformity.sim;

import java.time.Duration;

/**
 * Says what OpenSM makes of one policy text after the other on one fabric, each as if OpenSM had just been started.
 *
 * <p>A text is tested by putting it in place and asking for a sweep, which takes milliseconds. That is the result of a
 * fresh OpenSM only while nothing is left in its parser, so OpenSM is restarted after a text that it did not accept (its
 * list of ULP rules keeps what was read before the error) and after one without a final newline (its lexer keeps the
 * mode of the last line; OpenSM osm_qos_parser_l.l:reset_new_line_flags).
 */
public final class PolicyLoader implements AutoCloseable {

    /** A sweep of a small fabric takes a fraction of a second; what takes longer does not end. */
    private static final Duration SWEEP = Duration.ofSeconds(8);

    private static final String HARMLESS = "qos-ulps\n default: 0\nend-qos-ulps\n";

    private final OpenSmOnIbsim subnet;
    private boolean fresh = true;

    private PolicyLoader(OpenSmOnIbsim subnet) {
        this.subnet = subnet;
    }

    /**
     * A loader on a fabric with its options and partitions; the policy of the files is not read.
     *
     * @throws IllegalStateException when a program is not installed
     * @throws SubnetException when the subnet does not come up
     */
    public static PolicyLoader on(SubnetFiles files) {
        return on(files, SWEEP);
    }

    /** As {@link #on(SubnetFiles)}, where a sweep that takes longer than a limit does not end. */
    public static PolicyLoader on(SubnetFiles files, Duration sweepLimit) {
        return new PolicyLoader(OpenSmOnIbsim.start(files.withPolicy(HARMLESS), sweepLimit));
    }

    /** What OpenSM makes of a policy. */
    public synchronized LoadResult load(String policy) {
        LoadResult result = fresh ? subnet.install(policy) : subnet.restartWith(policy);
        fresh = result.isAccepted() && policy.endsWith("\n");
        return result;
    }

    @Override
    public void close() {
        subnet.close();
    }
}
