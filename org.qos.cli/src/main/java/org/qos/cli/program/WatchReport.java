package org.qos.cli.program;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Consumer;
import org.qos.fabric.program.DamagedJournal;
import org.qos.fabric.program.Drift;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.RefusedException;
import org.qos.fabric.program.WatchListener;
import org.qos.runtime.fabric.Fabric;

/** Prints what a watch does, each line with the time. */
public final class WatchReport implements WatchListener {

    private static final int SHOWN = 5;

    private final Consumer<String> lines;
    private volatile boolean half;

    /** A report that hands over its lines. */
    public WatchReport(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void drift(Fabric fabric, List<Drift> differences) {
        print(differences.size() + (differences.size() == 1 ? " table differs" : " tables differ")
                + " from the policy");
        new DriftText(fabric)
                .each(differences.subList(0, Math.min(SHOWN, differences.size())))
                .forEach(line -> print("  " + line));
        if (differences.size() > SHOWN) {
            print("  and " + (differences.size() - SHOWN) + " more");
        }
    }

    @Override
    public void programmed(Fabric fabric, ProgramResult result) {
        print(result.sets() + " MADs sent; "
                + (result.failures().isEmpty()
                        ? "the tables are as the policy says"
                        : ResultReport.notAsWanted(result)));
        half = !result.failures().isEmpty();
        new DriftText(fabric).failures(result.failures()).stream().limit(SHOWN).forEach(line -> print("  " + line));
    }

    @Override
    public void refused(Fabric fabric, RefusedException refusal) {
        RefusalText.lines(refusal, fabric).forEach(this::print);
    }

    @Override
    public void failed(String message) {
        print(message + "; trying again");
    }

    @Override
    public void skipped(DamagedJournal journal) {
        print("warning: " + JournalReport.text(journal));
    }

    @Override
    public void recovered() {
        print("the tables are as the policy says");
    }

    /** The watch has ended, and no table is being set. */
    public void ended() {
        print(
                half
                        ? "ended; the last run did not set all tables. 'qos apply' sets the others, 'qos rollback'"
                                + " restores the old ones"
                        : "ended; no run is unfinished");
    }

    private void print(String line) {
        lines.accept(LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS) + " " + line);
    }
}
