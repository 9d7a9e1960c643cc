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
 * @param nodeLines the line, from 1, in which the file begins to show a node, by node GUID
 * @param problems what cannot be used, in the order of the lines
 */
public record Snapshot(
        SubnetState state, Map<Long, LidRange> lids, Map<Long, Integer> nodeLines, List<SnapshotProblem> problems) {

    /** Copies the collections. */
    public Snapshot {
        lids = Map.copyOf(lids);
        nodeLines = Map.copyOf(nodeLines);
        problems = List.copyOf(problems);
    }

    /** What a file shows whose LIDs are all of ports of its nodes. */
    Snapshot(SubnetState state, Map<Long, Integer> nodeLines, List<SnapshotProblem> problems) {
        this(state, Map.of(), nodeLines, problems);
    }

    /** What a file shows that has no nodes. */
    Snapshot(SubnetState state, List<SnapshotProblem> problems) {
        this(state, Map.of(), Map.of(), problems);
    }

    /** A file that shows nothing. */
    static Snapshot unusable(List<SnapshotProblem> problems) {
        return new Snapshot(SubnetState.of(Fabric.EMPTY), problems);
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
