package org.qos.conformity.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.qos.conformity.relay.RelayedPort;
import org.qos.conformity.subnet.SubnetList;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.mad.MadTransport;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.SaClient;
import org.qos.fabric.mad.SmpClient;
import org.qos.fabric.mad.WindowLimits;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;

/**
 * A subnet of its own: the real OpenSM on a simulated fabric, in a scratch directory. Any number may run at the same
 * time. Everything that it started is stopped, and the directory removed, when it is closed, at the latest when this
 * Java machine ends.
 */
public final class OpenSmOnIbsim implements AutoCloseable {

    private static final Duration SWEEP = Duration.ofSeconds(60);
    private static final Duration ANSWER = Duration.ofSeconds(5);

    /** Without a flush the end of a sweep shows in the log when OpenSM ends; sweeps come only when asked for. */
    private static final String OWN_OPTIONS = "\nforce_log_flush TRUE\nsweep_interval 0\n";

    private static final Set<OpenSmOnIbsim> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(OpenSmOnIbsim::close)));
    }

    private final Programs programs;
    private final SubnetFiles files;
    private final Duration sweepLimit;
    private final boolean console;
    private final ScratchDirectory scratch;
    private Ibsim ibsim;
    private OpenSm opensm;
    private RelayedPort relay;
    private LoadResult verdict;

    private OpenSmOnIbsim(SubnetFiles files, Duration sweepLimit, boolean console) {
        this.programs = Programs.find();
        this.files = files;
        this.sweepLimit = sweepLimit;
        this.console = console;
        this.scratch = new ScratchDirectory();
        RUNNING.add(this);
    }

    /**
     * Starts a subnet and waits until it is up.
     *
     * @throws IllegalStateException when a program is not installed
     * @throws SubnetException when the subnet does not come up; the message holds the last output of OpenSM
     */
    public static OpenSmOnIbsim start(SubnetFiles files) {
        return start(files, SWEEP);
    }

    /**
     * Starts a subnet and waits until it is up.
     *
     * @param sweepLimit how long a sweep may take before OpenSM is logged to hang
     * @throws IllegalStateException when a program is not installed
     * @throws SubnetException when the subnet does not come up; the message holds the last output of OpenSM
     */
    public static OpenSmOnIbsim start(SubnetFiles files, Duration sweepLimit) {
        return start(new OpenSmOnIbsim(files, sweepLimit, false));
    }

    /** As {@link #start(SubnetFiles, Duration)}, with a console for {@link #simulate}. */
    public static OpenSmOnIbsim startWithConsole(SubnetFiles files, Duration sweepLimit) {
        return start(new OpenSmOnIbsim(files, sweepLimit, true));
    }

    private static OpenSmOnIbsim start(OpenSmOnIbsim subnet) {
        try {
            subnet.writeFiles();
            subnet.restart();
            subnet.requireUp();
            return subnet;
        } catch (RuntimeException e) {
            subnet.close();
            throw e;
        }
    }

    /** What OpenSM made of the policy at the last sweep; without a policy file it says {@code REJECTS}. */
    public LoadResult verdict() {
        return verdict;
    }

    /** Has OpenSM read its files again and sweep; returns what it makes of the policy. */
    public LoadResult sweepAgain() {
        opensm.sweepAgain();
        return awaitSweep();
    }

    /**
     * Gives the simulator a command that changes the fabric, and has OpenSM sweep after it. The simulator reports the
     * change to OpenSM by a trap, which makes it sweep unasked; so the first sweep to end may have begun before the
     * change, the second one has not.
     *
     * @return what OpenSM makes of the policy on the changed fabric
     */
    public LoadResult sweepAfter(String command) {
        simulate(command);
        sweepAgain();
        return sweepAgain();
    }

    /**
     * Puts another policy in the place of the last one and has OpenSM read it. What an earlier policy left in OpenSM's
     * parser may still have its effect, see {@link PolicyLoader}.
     */
    public LoadResult install(String policy) {
        scratch.write(OpenSm.POLICY, policy);
        return sweepAgain();
    }

    /** Puts another partition file in the place of the last one; OpenSM reads it at the next sweep or start. */
    void replacePartitions(String partitions) {
        scratch.write(OpenSm.PARTITIONS, partitions);
    }

    /** Whether OpenSM threw the partition file away at the last sweep (osm_prtn.c:osm_prtn_make_partitions). */
    boolean hasDiscardedPartitions() {
        return opensm.sweepLog().contains("Partition configuration in error");
    }

    /** Puts another partition file in the place of the last one and has OpenSM read it. */
    public LoadResult installPartitions(String partitions) {
        replacePartitions(partitions);
        return sweepAgain();
    }

    /** Starts the simulator and OpenSM again with another policy. */
    public LoadResult restartWith(String policy) {
        scratch.write(OpenSm.POLICY, policy);
        return restart();
    }

    /** Starts the simulator and OpenSM again with other options. */
    public LoadResult restartWithOptions(String options) {
        writeOptions(options);
        return restart();
    }

    /** Has OpenSM read other options and sweep. */
    public LoadResult sweepWithOptions(String options) {
        writeOptions(options);
        return sweepAgain();
    }

    /** Starts OpenSM alone again, with other options; the fabric keeps its state. */
    public LoadResult restartManagerWithOptions(String options) {
        writeOptions(options);
        stopManager();
        opensm = OpenSm.start(programs, scratch.path(), clientEnvironment());
        return awaitSweep();
    }

    /** Ends OpenSM alone and leaves the fabric without it; {@link #restartManagerWithOptions} starts it again. */
    public void stopManager() {
        if (verdict != null && verdict.outcome() == LoadResult.Outcome.HANGS) {
            opensm.kill();
        } else {
            opensm.close();
        }
    }

    /** As {@link #stopManager}, with SIGKILL, so that it does not withdraw from the fabric. */
    public void killManager() {
        opensm.kill();
    }

    /**
     * Starts a second OpenSM, which is to be closed before the subnet.
     *
     * @param node the node where it runs, by its id in the net file
     * @param options its options; {@code sm_priority} decides which of the two becomes the master
     */
    public SecondManager startSecondManager(String node, String options) {
        return SecondManager.start(programs, scratch, ibsim.clientEnvironment(node), options + OWN_OPTIONS);
    }

    /** Starts the simulator and OpenSM again with the files that are in place, forgetting all state. */
    public LoadResult restart() {
        stop();
        Path net = scratch.path().resolve("net");
        ibsim = console
                ? Ibsim.startWithConsole(programs, scratch.path(), net)
                : Ibsim.start(programs, scratch.path(), net);
        opensm = OpenSm.start(programs, scratch.path(), clientEnvironment());
        return awaitSweep();
    }

    /** Has the simulator carry out a command of its console, such as one that makes a port drop datagrams. */
    public void simulate(String command) {
        ibsim.command(command);
    }

    /** What OpenSM logged in the last sweep, and since then where that did not end well. */
    public String log() {
        return opensm.sweepLog();
    }

    /** The ports that OpenSM found at its last sweep. */
    public SubnetList ports() {
        return SubnetListFile.read(scratch.path());
    }

    /** What OpenSM's dumps of the last sweep show of the subnet: nodes, links, forwarding and SL2VL tables. */
    public SubnetSnapshot snapshot() {
        try {
            QuietDirectory.await(scratch.path());
            return SubnetSnapshotReader.read(scratch.path());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A client of OpenSM's subnet administration, on the node where OpenSM runs. */
    public SaClient sa() {
        return new SaClient(transport(), ports().managerLid());
    }

    /** A client of the management agents of all ports. */
    public SmpClient smp() {
        return new SmpClient(transport());
    }

    /** Sends one request at a time, once, through {@link #port}. */
    public MadTransport transport() {
        return new MadWindow(port(), WindowLimits.once(ANSWER));
    }

    /** The port of the node where OpenSM runs; the process that serves it is started at the first use. */
    public MadPort port() {
        if (relay == null) {
            relay = RelayedPort.start(scratch.path(), clientEnvironment());
        }
        return relay;
    }

    /** What a program needs in its environment to see the simulated fabric from the node where OpenSM runs. */
    public Map<String, String> clientEnvironment() {
        return ibsim.clientEnvironment(files.managerNode());
    }

    /** The directory of the subnet, which is removed with it. */
    public Path directory() {
        return scratch.path();
    }

    /** The programs that are in use. */
    public Programs programs() {
        return programs;
    }

    /** What OpenSM reported in its option, partition and policy files since it was started. */
    public List<String> complaints() {
        return LoggedErrors.in(opensm.allOutput());
    }

    private void writeFiles() {
        scratch.write("net", files.net());
        writeOptions(files.options());
        files.policy().ifPresent(text -> scratch.write(OpenSm.POLICY, text));
        files.partitions().ifPresent(text -> scratch.write(OpenSm.PARTITIONS, text));
    }

    private void writeOptions(String options) {
        scratch.write(OpenSm.OPTIONS, options + OWN_OPTIONS);
    }

    private LoadResult awaitSweep() {
        boolean ended = opensm.awaitSweep(sweepLimit);
        LoadResult logged = LoadResult.ofLog(opensm.sweepLog());
        if (ended) {
            verdict = logged;
        } else {
            LoadResult.Outcome outcome = opensm.isRunning() ? LoadResult.Outcome.HANGS : LoadResult.Outcome.CRASHES;
            verdict = new LoadResult(outcome, logged.messages());
        }
        return verdict;
    }

    private void requireUp() {
        if (verdict.outcome() == LoadResult.Outcome.HANGS || verdict.outcome() == LoadResult.Outcome.CRASHES) {
            throw new SubnetException("the subnet did not come up; " + opensm.lastOutput());
        }
    }

    /** Stops OpenSM before ibsim: without ibsim it does not heed the signal to end. */
    private void stop() {
        if (relay != null) {
            relay.close();
            relay = null;
        }
        if (opensm != null) {
            stopManager();
        }
        if (ibsim != null) {
            ibsim.close();
        }
    }

    /** Stops everything and removes the scratch directory. */
    @Override
    public synchronized void close() {
        if (RUNNING.remove(this)) {
            stop();
            scratch.close();
        }
    }
}
