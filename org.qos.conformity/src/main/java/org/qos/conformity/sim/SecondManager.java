package org.qos.conformity.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * A second OpenSM in a subnet, at the port of another node. By the priorities of the two (IBTA 14.4.1) it is the standby
 * or becomes the master.
 *
 * <p>Sometimes it never sweeps as master: OpenSM waits for the answers to all its SMPs, ibsim drops every
 * SubnTrapRepress (sim_mad.c:process_packet), which answers the Trap 144 of a standby whose priority is the higher one,
 * and libumad2sim has no timeout for a SubnGet(SMInfo) that arrives at an OpenSM that is about to end. It is then to be
 * tried again in another subnet.
 */
public final class SecondManager implements AutoCloseable {

    private static final String DIRECTORY = "second";

    private static final Duration CHANGE = Duration.ofSeconds(10);

    private final OpenSm opensm;

    private SecondManager(OpenSm opensm) {
        this.opensm = opensm;
    }

    static SecondManager start(
            Programs programs, ScratchDirectory scratch, Map<String, String> environment, String options) {
        Path directory = scratch.path().resolve(DIRECTORY);
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        scratch.write(DIRECTORY + "/" + OpenSm.OPTIONS, options);
        return new SecondManager(OpenSm.start(programs, directory, environment));
    }

    /**
     * Waits until it is the master and its first sweep as master has ended.
     *
     * @throws SubnetException when that does not come
     */
    public void awaitMaster() {
        await("the master", () -> {
            String log = opensm.sinceChangeOfState();
            return log.startsWith("MASTER") && log.contains(OpenSm.END_OF_SWEEP);
        });
    }

    /**
     * Waits until it is the standby.
     *
     * @throws SubnetException when that does not come
     */
    public void awaitStandby() {
        await("the standby", () -> opensm.sinceChangeOfState().startsWith("STANDBY"));
    }

    private void await(String state, BooleanSupplier reached) {
        Waiting.until(reached, CHANGE, () -> "the second OpenSM is not " + state + "; " + opensm.lastOutput());
    }

    @Override
    public void close() {
        opensm.close();
    }
}
