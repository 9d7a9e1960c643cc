package org.qos.fabric.snapshot;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Sl2VlRows;

/**
 * What one file, or the files of a folder, show of a subnet.
 *
 * @param fabric nodes, ports and links; {@link Fabric#EMPTY} when nothing shows them
 * @param forwarding the forwarding tables of its switches
 * @param sl2vl the SL2VL tables that were read
 * @param problems what cannot be used, by file
 */
public record SubnetSnapshot(
        Fabric fabric, ForwardingTables forwarding, Sl2VlRows sl2vl, Map<Path, List<SnapshotProblem>> problems) {

    /** Nothing was read. */
    public static final SubnetSnapshot NONE =
            new SubnetSnapshot(Fabric.EMPTY, ForwardingTables.NONE, Sl2VlRows.NONE, Map.of());

    /** Whether a fabric was found, and every file that was read was usable. */
    public boolean isUsable() {
        return !fabric.isEmpty()
                && problems.values().stream()
                        .flatMap(List::stream)
                        .noneMatch(problem -> problem.severity() == SnapshotProblem.Severity.ERROR);
    }
}
