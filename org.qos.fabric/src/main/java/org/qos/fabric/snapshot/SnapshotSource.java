package org.qos.fabric.snapshot;

import java.nio.file.Path;
import java.util.Map;
import org.qos.runtime.fabric.SubnetState;

/**
 * A file with what it shows; it is known by its name, because what it shows may be large.
 *
 * @param file the file
 * @param kind its kind
 * @param state what it shows
 * @param lids the LIDs of ports that it names without their nodes, by port GUID
 * @param nodeLines the line in which it begins to show a node, by node GUID
 */
record SnapshotSource(
        Path file, SnapshotKind kind, SubnetState state, Map<Long, LidRange> lids, Map<Long, Integer> nodeLines) {

    SnapshotSource withState(SubnetState other) {
        return new SnapshotSource(file, kind, other, lids, nodeLines);
    }

    /** Whether the other is the same file. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SnapshotSource source && file.equals(source.file);
    }

    @Override
    public int hashCode() {
        return file.hashCode();
    }

    /** A warning about a node of it, in the line of the node. */
    SnapshotProblem problem(long nodeGuid, String message) {
        return new SnapshotProblem(nodeLines.getOrDefault(nodeGuid, 1), SnapshotProblem.Severity.WARNING, message);
    }

    /** The name that messages about other files have for it. */
    String name() {
        return String.valueOf(file.getFileName());
    }
}
