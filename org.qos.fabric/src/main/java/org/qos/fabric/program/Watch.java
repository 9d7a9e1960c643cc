package org.qos.fabric.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.qos.fabric.mad.MadException;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.setup.SetupPlan;

/**
 * Keeps the tables of a subnet as a policy says. Each round reads the subnet, and sets what differs. No Set is sent when
 * nothing differs. Failures of a round, such as a port that goes away, do not end it.
 */
public final class Watch {

    private final LiveSubnet subnet;
    private final Supplier<ProgrammedPolicy> policy;
    private final ProgramSettings settings;
    private final WatchListener listener;
    private final ReentrantLock programming = new ReentrantLock();
    private final Set<Path> skipped = new HashSet<>();
    private String trouble = "";

    /**
     * A watch.
     *
     * @param policy the policy, asked for in each round
     * @param settings how tables are set; the SLs and the subnet prefix are those of each round
     */
    public Watch(
            LiveSubnet subnet, Supplier<ProgrammedPolicy> policy, ProgramSettings settings, WatchListener listener) {
        this.subnet = subnet;
        this.policy = policy;
        this.settings = settings;
        this.listener = listener;
    }

    /** Reads the subnet once and sets what differs; whether everything is as the policy says afterwards. */
    public boolean round() {
        try {
            boolean asWanted = round(policy.get());
            if (asWanted && !trouble.isEmpty()) {
                trouble = "";
                listener.recovered();
            }
            return asWanted;
        } catch (MadException | IOException e) {
            report(e.getMessage(), () -> listener.failed(e.getMessage()));
        }
        return false;
    }

    /**
     * Waits until the tables that a round is setting are set and read back; no table is set afterwards. For a thread other
     * than that of the rounds.
     */
    public void stop() {
        programming.lock();
    }

    private boolean round(ProgrammedPolicy wanted) throws IOException {
        LiveSubnet.Reading reading = subnet.read();
        SetupPlan whole = wanted.plan(reading.state());
        SetupPlan plan = settings.scope().of(whole, reading.state().fabric()).plan();
        List<Drift> differences = Drift.of(plan);
        if (differences.isEmpty()) {
            return true;
        }
        programming.lock();
        try {
            return program(wanted, reading, plan, differences);
        } catch (RefusedException e) {
            report(e.getMessage(), () -> listener.refused(reading.state().fabric(), e));
            return false;
        } finally {
            programming.unlock();
        }
    }

    /** Reports each journal once. */
    private void skipped(DamagedJournal journal) {
        if (skipped.add(journal.file())) {
            listener.skipped(journal);
        }
    }

    private boolean program(
            ProgrammedPolicy wanted, LiveSubnet.Reading reading, SetupPlan plan, List<Drift> differences)
            throws IOException, RefusedException {
        Fabric fabric = reading.state().fabric();
        ProgramSettings ofRound = settings.with(reading.subnetPrefix(), wanted.sls());
        if (trouble.isEmpty()) {
            listener.drift(fabric, differences);
        }
        ProgramResult result = new Apply(reading.tables(), ofRound, this::skipped).run(plan, reading.state());
        if (result.failures().isEmpty()) {
            listener.programmed(fabric, result);
            trouble = "";
            return true;
        }
        report(result.failures().toString(), () -> listener.programmed(fabric, result));
        return false;
    }

    private void report(String message, Runnable listening) {
        if (!message.equals(trouble)) {
            trouble = message;
            listening.run();
        }
    }
}
