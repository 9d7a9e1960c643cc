package org.qos.cli.program;

import java.util.List;
import org.qos.analysis.setup.PortTitles;
import org.qos.fabric.program.BlockFailure;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.Drift;
import org.qos.runtime.fabric.Fabric;

/** Prints differences of tables, with the names of nodes. */
public final class DriftText {

    private final PortTitles titles;

    /** Prints differences on a fabric, from which the names are. */
    public DriftText(Fabric fabric) {
        this.titles = new PortTitles(fabric);
    }

    /** A line for each difference. */
    public List<String> each(List<Drift> differences) {
        return differences.stream()
                .map(drift -> name(drift.id()) + ": is " + found(drift) + ", the policy says "
                        + drift.wanted().text())
                .toList();
    }

    /** A line for each failure. */
    public List<String> failures(List<BlockFailure> failures) {
        return failures.stream()
                .map(failure -> name(failure.id()) + ": " + failure.reason())
                .toList();
    }

    private static String found(Drift drift) {
        return drift.found().map(BlockValue::text).orElse("not known");
    }

    private String name(BlockId id) {
        return titles.port(id.port()) + ", " + id.part();
    }
}
