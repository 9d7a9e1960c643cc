package org.qos.fabric.snapshot;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;

/**
 * What one file, or the files of a folder, show of a subnet.
 *
 * @param state everything that they show; {@link Fabric#EMPTY} is the fabric when nothing shows one
 * @param dumpedSl2Vl the SL2VL rows that OpenSM has dumped: its SA goes by them, whatever rows ports have that another program set
 * @param taken when the oldest of the files was written that say it
 * @param problems what cannot be used, by file
 */
public record SubnetSnapshot(
        SubnetState state, Sl2VlRows dumpedSl2Vl, Optional<Instant> taken, Map<Path, List<SnapshotProblem>> problems) {

    /** Nothing was read. */
    public static final SubnetSnapshot NONE =
            new SubnetSnapshot(SubnetState.UNKNOWN, Sl2VlRows.NONE, Optional.empty(), Map.of());

    /** Nodes, ports and links. */
    public Fabric fabric() {
        return state.fabric();
    }

    /** Whether a fabric was found, and every file that was read was usable. */
    public boolean isUsable() {
        return !fabric().isEmpty()
                && problems.values().stream()
                        .flatMap(List::stream)
                        .noneMatch(problem -> problem.severity() == SnapshotProblem.Severity.ERROR);
    }
}
