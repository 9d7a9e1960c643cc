package org.qos.conformity.sim;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A running OpenSM. Its log tells when a sweep has ended and what it complained about. */
final class OpenSm implements AutoCloseable {

    static final String OPTIONS = "opensm.opts";
    static final String POLICY = "qos-policy.conf";
    static final String PARTITIONS = "partitions.conf";

    private static final String LOG = "opensm.log";
    private static final String END_OF_SWEEP = "SUBNET UP";

    private final Daemon daemon;
    private final GrowingText log;
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
        // -e begins an empty log; log level 0x03: errors and the main steps of a sweep
        List<String> command = List.of(
                programs.opensm().toString(),
                "-F",
                OPTIONS,
                "-f",
                LOG,
                "-e",
                "-D",
                "0x03",
                "-Y",
                directory.resolve(POLICY).toString(),
                "-P",
                directory.resolve(PARTITIONS).toString());
        Map<String, String> own = new HashMap<>(environment);
        own.put("OSM_CACHE_DIR", directory.toString());
        own.put("OSM_TMP_DIR", directory.toString());
        GrowingText log = new GrowingText(directory.resolve(LOG));
        return new OpenSm(Daemon.start(command, directory, own, "opensm.out"), log);
    }

    /** Asks for a heavy sweep: options, partitions and policy are read again. {@link #awaitSweep} sees its end. */
    void sweepAgain() {
        Signals.hangUp(daemon.pid());
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
        int found = log.look().indexOf(END_OF_SWEEP, sweepStart);
        if (found >= 0) {
            sweepEnd = found + END_OF_SWEEP.length();
        }
        return found >= 0;
    }

    boolean isRunning() {
        return daemon.isRunning();
    }

    /** The log of the sweep that was waited for, to the end of the log when the sweep did not end. */
    String sweepLog() {
        StringBuilder all = log.look();
        return all.substring(sweepStart, sweepEnd > sweepStart ? sweepEnd : all.length());
    }

    /** What it printed and logged last, for messages. */
    String lastWords() {
        String state = daemon.isRunning() ? "opensm is running" : "opensm ended with status " + daemon.exitStatus();
        return state + "\noutput: " + daemon.output().tail() + "\nlog: " + log.tail();
    }

    /** All that it printed and logged since its start. */
    String allWords() {
        return daemon.output().look() + "\n" + log.look();
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
