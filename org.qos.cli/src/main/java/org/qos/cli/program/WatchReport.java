package org.qos.cli.program;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Consumer;
import org.qos.fabric.program.Drift;
import org.qos.fabric.program.ProgramResult;
import org.qos.fabric.program.RefusedException;
import org.qos.fabric.program.WatchListener;

/** Prints what a watch does, each line with the time. */
public final class WatchReport implements WatchListener {

    private static final int SHOWN = 5;

    private final Consumer<String> lines;

    /** A report that hands over its lines. */
    public WatchReport(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void drift(List<Drift> differences) {
        print(differences.size() + (differences.size() == 1 ? " table differs" : " tables differ")
                + " from the policy");
        differences.stream().limit(SHOWN).forEach(drift -> print("  " + drift));
        if (differences.size() > SHOWN) {
            print("  and " + (differences.size() - SHOWN) + " more");
        }
    }

    @Override
    public void programmed(ProgramResult result) {
        print(result.sets() + " MADs sent; "
                + (result.failures().isEmpty()
                        ? "the tables are as the policy says"
                        : result.failures().size() + " tables are not"));
        result.failures().stream().limit(SHOWN).forEach(failure -> print("  " + failure));
    }

    @Override
    public void refused(RefusedException refusal) {
        RefusalText.lines(refusal).forEach(this::print);
    }

    @Override
    public void failed(String message) {
        print(message + "; trying again");
    }

    @Override
    public void recovered() {
        print("the tables are as the policy says");
    }

    private void print(String line) {
        lines.accept(LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS) + " " + line);
    }
}
