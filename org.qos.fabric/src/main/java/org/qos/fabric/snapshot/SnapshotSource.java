package org.qos.fabric.snapshot;

import java.nio.file.Path;
import java.util.Map;
import org.qos.runtime.fabric.SubnetState;

/**
 * A file with what it shows.
 *
 * @param file the file
 * @param kind its kind
 * @param state what it shows
 * @param lids the LIDs of ports that it names without their nodes, by port GUID
 */
record SnapshotSource(Path file, SnapshotKind kind, SubnetState state, Map<Long, LidRange> lids) {

    SnapshotSource withState(SubnetState other) {
        return new SnapshotSource(file, kind, other, lids);
    }

    /** The name that messages about other files have for it. */
    String name() {
        return String.valueOf(file.getFileName());
    }
}
