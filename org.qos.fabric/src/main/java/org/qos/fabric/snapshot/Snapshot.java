package org.qos.fabric.snapshot;

import java.util.List;
import org.qos.runtime.fabric.Fabric;

/**
 * What a snapshot file shows.
 *
 * @param fabric the fabric, {@link Fabric#EMPTY} when the file shows none
 * @param problems what cannot be used, in the order of the lines
 */
public record Snapshot(Fabric fabric, List<SnapshotProblem> problems) {

    /** Copies the list. */
    public Snapshot {
        problems = List.copyOf(problems);
    }

    /** Whether the file shows a fabric at all. */
    public boolean isUsable() {
        return problems.stream().noneMatch(problem -> problem.severity() == SnapshotProblem.Severity.ERROR);
    }
}
