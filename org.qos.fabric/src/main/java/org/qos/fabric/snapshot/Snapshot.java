package org.qos.fabric.snapshot;

import java.util.List;
import java.util.Map;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.SubnetState;

/**
 * What a snapshot file shows.
 *
 * @param state everything that it shows; its fabric is {@link Fabric#EMPTY} when the file shows none
 * @param lids the LIDs of ports that the file names without their nodes, by port GUID
 * @param problems what cannot be used, in the order of the lines
 */
public record Snapshot(SubnetState state, Map<Long, LidRange> lids, List<SnapshotProblem> problems) {

    /** Copies the collections. */
    public Snapshot {
        lids = Map.copyOf(lids);
        problems = List.copyOf(problems);
    }

    /** What a file shows whose LIDs are all of ports of its nodes. */
    Snapshot(SubnetState state, List<SnapshotProblem> problems) {
        this(state, Map.of(), problems);
    }

    /** What a file shows that has nodes, ports and links only. */
    Snapshot(Fabric fabric, List<SnapshotProblem> problems) {
        this(SubnetState.of(fabric), problems);
    }

    /** Nodes, ports and links. */
    public Fabric fabric() {
        return state.fabric();
    }

    /** Whether the file shows a fabric at all. */
    public boolean isUsable() {
        return problems.stream().noneMatch(problem -> problem.severity() == SnapshotProblem.Severity.ERROR);
    }
}
