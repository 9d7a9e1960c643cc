package org.qos.conformity.sim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qos.fabric.sm.SmProcess;

/** A running OpenSM. Its log says when a sweep has ended and what it reported. */
final class OpenSm implements AutoCloseable {

    static final String OPTIONS = "opensm.opts";
    static final String POLICY = "qos-policy.conf";
    static final String PARTITIONS = "partitions.conf";

    private static final String LOG = "opensm.log";
    private static final Duration IDLE = Duration.ofSeconds(10);

    /** At the start the main thread sleeps for short times too, so that several checks have to find it asleep. */
    private static final int CHECKS_ASLEEP = 5;

    static final String END_OF_SWEEP = "SUBNET UP";

    private static final String CHANGE_OF_STATE = "Entering ";

    private final Daemon daemon;
    private final GrowingText log;
    private int checksAsleep;
    private int sweepStart;
    private int sweepEnd;

    private OpenSm(Daemon daemon, GrowingText log) {
        this.daemon = daemon;
        this.log = log;
    }

    /**
     * Starts OpenSM; the first sweep is under way when this returns.
     *
     * @param directory holds the option, policy and partition files by the names above; those that are absent are
     *     absent for OpenSM too
     * @param environment makes it see the simulated fabric
     */
    static OpenSm start(Programs programs, Path directory, Map<String, String> environment) {
        // log level 0x43: errors, the main steps of a sweep, and dumps of the tables it has set
        List<String> command = List.of(
                programs.opensm().toString(),
                "-F",
                OPTIONS,
                "-f",
                LOG,
                "-D",
                "0x43",
                "-Y",
                directory.resolve(POLICY).toString(),
                "-P",
                directory.resolve(PARTITIONS).toString());
        Map<String, String> own = new HashMap<>(environment);
        own.put("OSM_CACHE_DIR", directory.toString());
        own.put("OSM_TMP_DIR", directory.toString());
        GrowingText log = new GrowingText(withoutOld(directory.resolve(LOG)));
        return new OpenSm(Daemon.start(command, directory, own, "opensm.out"), log);
    }

    /** The end of a sweep in the log of an earlier OpenSM is not to be seen. */
    private static Path withoutOld(Path log) {
        try {
            Files.deleteIfExists(log);
            return log;
        } catch (IOException e) {
            throw new SubnetException("cannot remove " + log, e);
        }
    }

    /** Asks for a heavy sweep: options, partitions and policy are read again. {@link #awaitSweep} sees its end. */
    void sweepAgain() {
        awaitIdle();
        new SmProcess(daemon.pid()).readAgain();
    }

    /**
     * Waits until the main thread is in its pause. The signal is to end that pause; one that comes when OpenSM has
     * checked for signals and is about to pause is seen ten seconds later (main.c:osm_manager_loop), as may happen right
     * after the first sweep, which other threads make while the main thread still starts.
     */
    private void awaitIdle() {
        Waiting.until(() -> sleepsLong() || !daemon.isRunning(), IDLE, () -> "opensm is not idle");
        checksAsleep = CHECKS_ASLEEP - 1;
    }

    private boolean sleepsLong() {
        checksAsleep = daemon.isSleeping() ? checksAsleep + 1 : 0;
        return checksAsleep >= CHECKS_ASLEEP;
    }

    /**
     * Waits for the end of the sweep that was asked for.
     *
     * @return whether it ended; if not, OpenSM has ended or hangs
     */
    boolean awaitSweep(Duration limit) {
        sweepStart = sweepEnd;
        try {
            Waiting.until(() -> endOfSweep() || !daemon.isRunning(), limit, () -> "no end of the sweep");
        } catch (SubnetException hangs) {
            return false;
        }
        return sweepEnd > sweepStart || endOfSweep();
    }

    private boolean endOfSweep() {
        int found = log.read().indexOf(END_OF_SWEEP, sweepStart);
        if (found >= 0) {
            sweepEnd = found + END_OF_SWEEP.length();
        }
        return found >= 0;
    }

    boolean isRunning() {
        return daemon.isRunning();
    }

    /** What it has logged since it last changed its SMInfo state, from the name of that state on (osm_sm_state_mgr.c). */
    String sinceChangeOfState() {
        StringBuilder all = log.read();
        int change = all.lastIndexOf(CHANGE_OF_STATE);
        return change < 0 ? "" : all.substring(change + CHANGE_OF_STATE.length());
    }

    /** The log of the sweep that was waited for, to the end of the log when the sweep did not end. */
    String sweepLog() {
        StringBuilder all = log.read();
        return all.substring(sweepStart, sweepEnd > sweepStart ? sweepEnd : all.length());
    }

    /** What it printed and logged last, for messages. */
    String lastOutput() {
        String state = daemon.isRunning() ? "opensm is running" : "opensm ended with status " + daemon.exitStatus();
        return state + "\noutput: " + daemon.output().tail() + "\nlog: " + log.tail();
    }

    /** All that it printed and logged since its start. */
    String allOutput() {
        return daemon.output().read() + "\n" + log.read();
    }

    /** Ends it at once, as needed when it hangs. */
    void kill() {
        daemon.kill();
    }

    @Override
    public void close() {
        daemon.close();
    }
}
