package org.qos.conformity.sim;

import java.time.Duration;
import org.qos.conformity.sim.LoadResult.Outcome;

/**
 * Says what OpenSM makes of one partition file after the other on one fabric. It is restarted after a file that it did not
 * accept, because the partitions that it had read before the error stay.
 */
public final class PartitionsLoader implements AutoCloseable {

    private static final Duration SWEEP = Duration.ofSeconds(20);
    private static final String HARMLESS = "Default=0x7fff, ipoib : ALL=full ;\n";

    private final OpenSmOnIbsim subnet;
    private boolean fresh = true;

    private PartitionsLoader(OpenSmOnIbsim subnet) {
        this.subnet = subnet;
    }

    /**
     * A loader on a fabric with its options; the partitions of the files are not read.
     *
     * @throws IllegalStateException when a program is not installed
     * @throws SubnetException when the subnet does not come up
     */
    public static PartitionsLoader on(SubnetFiles files) {
        return new PartitionsLoader(OpenSmOnIbsim.start(files.withPartitions(HARMLESS), SWEEP));
    }

    /** What OpenSM makes of a partition file: accepted, or rejected in favour of the default configuration. */
    public synchronized Outcome load(String partitions) {
        subnet.replacePartitions(partitions);
        Outcome ended = (fresh ? subnet.sweepAgain() : subnet.restart()).outcome();
        boolean over = ended == Outcome.CRASHES || ended == Outcome.HANGS;
        Outcome outcome = over ? ended : subnet.hasDiscardedPartitions() ? Outcome.REJECTS : Outcome.ACCEPTS;
        fresh = outcome == Outcome.ACCEPTS;
        return outcome;
    }

    /** The subnet as the last file left it. */
    public OpenSmOnIbsim subnet() {
        return subnet;
    }

    @Override
    public void close() {
        subnet.close();
    }
}
